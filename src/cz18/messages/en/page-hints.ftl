### The game screen: what a newcomer needs to know.

confirm-choice = Confirm
undo-in-the-past = Return to the current position to undo a move
buy-and-end-again = Tap again: buy the { $train }-train and end the turn
stake-unrunnable = The company cannot run this train and must still buy one that it can run.
not-floated = { $company } will not float yet: it receives no capital and does not operate until players own at least half of its shares.
skipped = Skipped, because there was nothing to choose: { $steps }.
skipped-track = track (no tile can be laid)
skipped-station = station (none can be placed)
skipped-acquisition = acquisitions
end-track-title = Lay no more track and go on to the next step
end-station-title = Place no station and go on to the run
