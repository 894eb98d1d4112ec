"""Training in generations: play games, train a network on them, play games with that network.

The first generation is played by Engineers and planners, later ones by Magnates among them. Each network is trained on
the companies of all generations so far, to predict how far the value of a share exceeded the forecast. One game in ten
is held out for testing. Needs PyTorch (`pip install '18cz[train]'`); playing does not.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from cz18.bots.magnate.features import FEATURES
from cz18.bots.magnate.learnt import LEAST_PRICE
from cz18.bots.magnate.network import OUTPUTS, NeuralNetwork
from cz18.bots.magnate.positions import VARIETY, WIDTH, Positions, make

HIDDEN = (32, 16)
EPOCHS = 40
BATCH = 512
LEARNING_RATE = 2e-3
WEIGHT_DECAY = 0.3
HELD_OUT = 10
"""One game in this number is held out for measuring."""
LEAST_SPREAD = 0.05
"""Minimum standard deviation of a feature, so that nearly constant ones are not scaled up."""
GENERATION_SEEDS = 1_000_000
"""The distance between the first seeds of two generations."""


class Errors(NamedTuple):
    """Root mean square errors of share values on held-out games, in K: of the forecast, and with the network.

    `positions` counts the companies judged.
    """

    expected: float
    corrected: float
    positions: int


class Trained(NamedTuple):
    network: NeuralNetwork
    errors: Errors


def train(
    games: int,
    generations: int,
    seed: int,
    folder: Path,
    epochs: int = EPOCHS,
    jobs: int = 1,
    on_game: Callable[[int, int], None] = lambda generation, played: None,
) -> Trained:
    """Train a network from scratch; positions are stored in `folder`, so an interrupted run resumes."""
    folder.mkdir(parents=True, exist_ok=True)
    rows: array[float] = array("f")
    recipe: list[dict[str, Any]] = []
    trained: Trained | None = None
    for generation in range(generations):
        network = None if trained is None else trained.network
        first = seed + generation * GENERATION_SEEDS
        positions = Positions(folder / f"generation-{generation}.f32")
        for number in make(positions, games, first, network, jobs):
            on_game(generation, number)
        rows.extend(positions.rows())
        recipe.append({"games": positions.games(), "seed": first})
        trained = fit(rows, seed, epochs, recipe)
    assert trained is not None
    return trained


def fit(rows: array[float], seed: int, epochs: int, generations: list[dict[str, Any]]) -> Trained:
    """Train a network on these rows. The same rows and seed give the same network on the same machine."""
    torch = import_module("torch")
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # faster for such a small network, and independent of the number of cores
    table = torch.frombuffer(rows, dtype=torch.float32).reshape(-1, WIDTH)
    held_out = table[:, 0].to(torch.int64) % HELD_OUT == 0
    learnt = ~held_out
    given, realized = table[:, 1:-1], table[:, -1]
    expected, price = (100 * given[:, FEATURES.index(name)] for name in ("value", "price"))
    price = price.clamp(min=LEAST_PRICE)
    mean, spread = given[learnt].mean(0), given[learnt].std(0).clamp(min=LEAST_SPREAD)
    sizes = (len(FEATURES), *HIDDEN, OUTPUTS)
    model = _model(torch, sizes)
    optimizer = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    numbers = learnt.nonzero()[:, 0]
    steps = epochs * -(-len(numbers) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4 * LEARNING_RATE, total_steps=steps)
    given = (given - mean) / spread
    target = (realized - expected) / price
    for _ in range(epochs):
        for chosen in numbers[torch.randperm(len(numbers))].split(BATCH):
            loss = torch.nn.functional.smooth_l1_loss(model(given[chosen])[:, 0], target[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        corrected = expected + price * model(given)[:, 0]
        before, after = (
            float(((found - realized)[held_out] ** 2).mean() ** 0.5) for found in (expected, corrected)
        )
        errors = Errors(before, after, int(held_out.sum()))
    recipe = {
        "generations": generations,
        "variety": VARIETY,
        "seed": seed,
        "epochs": epochs,
        "positions": len(numbers),
        "torch": str(torch.__version__),
        "error_expected": round(errors.expected, 1),
        "error_corrected": round(errors.corrected, 1),
    }
    return Trained(NeuralNetwork(sizes, _numbers(model, mean, spread), recipe), errors)


def _model(torch: Any, sizes: tuple[int, ...]) -> Any:
    layers: list[Any] = []
    for before, after in pairwise(sizes):
        layers += [torch.nn.Linear(before, after), torch.nn.ReLU()]
    with torch.no_grad():  # initially it corrects nothing
        layers[-2].weight.mul_(0.1)
        layers[-2].bias.zero_()
    return torch.nn.Sequential(*layers[:-1])


def _numbers(model: Any, mean: Any, spread: Any) -> array[float]:
    """Each unit's bias and weights, layer by layer, for features that are not normalized."""
    numbers = array("d")
    for number, layer in enumerate(item for item in model if hasattr(item, "weight")):
        weight, bias = layer.weight.detach().double(), layer.bias.detach().double()
        if not number:
            weight = weight / spread.double()
            bias = bias - weight @ mean.double()
        for unit in range(len(bias)):
            numbers.append(float(bias[unit]))
            numbers.extend(weight[unit].tolist())
    return numbers
