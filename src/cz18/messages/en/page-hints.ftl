### The game screen: what a newcomer needs to know.

confirm-choice = Confirm
undo-in-the-past = Return to the current position to undo a move
buy-and-end-again = Tap again: buy the { $train }-train and end the turn
stake-unrunnable = The company cannot run this train. It must still buy one that it can run.
not-floated = { $company } does not float yet: it gets no capital and does not operate until half of its shares are sold.
skipped = Skipped, because there was nothing to choose: { $steps }.
skipped-track = track (no tile fits)
skipped-station = station (no city is free and connected)
skipped-acquisition = acquisitions
end-track-title = Lay no more track; then place a station, or run
end-station-title = Place no station, and go on to the run
