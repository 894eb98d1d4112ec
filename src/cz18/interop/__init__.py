"""Everything outside the engine: save files, foreign formats, sentences, drawings, rule coverage."""
