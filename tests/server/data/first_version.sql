-- A database as the first version of the server (0.1.0) made it. Never to be changed.
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, 
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE games (
    id VARCHAR(20) NOT NULL, 
    board VARCHAR(40) NOT NULL, 
    options TEXT NOT NULL, 
    players TEXT NOT NULL, 
    seed BIGINT NOT NULL, 
    rules VARCHAR(20) NOT NULL, 
    title VARCHAR(120) NOT NULL, 
    listed BOOLEAN NOT NULL, 
    undo VARCHAR(20) NOT NULL, 
    offers VARCHAR(20) NOT NULL, 
    offer_seconds INTEGER NOT NULL, 
    status VARCHAR(20) NOT NULL, 
    length INTEGER NOT NULL, 
    version INTEGER NOT NULL, 
    decides INTEGER NOT NULL, 
    round VARCHAR(40) NOT NULL, 
    result TEXT, 
    creator VARCHAR(40) NOT NULL, 
    creator_hash VARCHAR(64) NOT NULL, 
    forked_from VARCHAR(20), 
    forked_at INTEGER, 
    undo_request TEXT, 
    "key" VARCHAR(80), 
    created FLOAT NOT NULL, 
    changed FLOAT NOT NULL, 
    CONSTRAINT pk_games PRIMARY KEY (id), 
    CONSTRAINT uq_games_key UNIQUE ("key")
);
CREATE INDEX ix_games_changed_id ON games (changed, id);
CREATE INDEX ix_games_creator ON games (creator);
CREATE INDEX ix_games_status_changed ON games (status, changed);
CREATE TABLE people (
    id VARCHAR(40) NOT NULL, 
    created FLOAT NOT NULL, 
    CONSTRAINT pk_people PRIMARY KEY (id)
);
CREATE TABLE accounts (
    folded VARCHAR(60) NOT NULL, 
    name VARCHAR(60) NOT NULL, 
    person VARCHAR(40) NOT NULL, 
    password_hash VARCHAR(200) NOT NULL, 
    recovery_hash VARCHAR(200) NOT NULL, 
    created FLOAT NOT NULL, 
    CONSTRAINT pk_accounts PRIMARY KEY (folded), 
    CONSTRAINT fk_accounts_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
    CONSTRAINT uq_accounts_person UNIQUE (person)
);
CREATE TABLE entries (
    game VARCHAR(20) NOT NULL, 
    number INTEGER NOT NULL, 
    kind VARCHAR(10) NOT NULL, 
    seat INTEGER NOT NULL, 
    "by" VARCHAR(20) NOT NULL, 
    action TEXT NOT NULL, 
    events TEXT NOT NULL, 
    "key" VARCHAR(80), 
    time FLOAT NOT NULL, 
    CONSTRAINT pk_entries PRIMARY KEY (game, number), 
    CONSTRAINT fk_entries_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
    CONSTRAINT uq_entries_game_key UNIQUE (game, "key")
);
CREATE TABLE holds (
    game VARCHAR(20) NOT NULL, 
    seat INTEGER NOT NULL, 
    person VARCHAR(40) NOT NULL, 
    CONSTRAINT pk_holds PRIMARY KEY (game, seat, person), 
    CONSTRAINT fk_holds_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
    CONSTRAINT fk_holds_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX ix_holds_person ON holds (person);
CREATE TABLE messages (
    game VARCHAR(20) NOT NULL, 
    number INTEGER NOT NULL, 
    seat INTEGER NOT NULL, 
    name VARCHAR(60) NOT NULL, 
    text TEXT NOT NULL, 
    "key" VARCHAR(80), 
    time FLOAT NOT NULL, 
    CONSTRAINT pk_messages PRIMARY KEY (game, number), 
    CONSTRAINT fk_messages_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
    CONSTRAINT uq_messages_game_key UNIQUE (game, "key")
);
CREATE TABLE seats (
    game VARCHAR(20) NOT NULL, 
    seat INTEGER NOT NULL, 
    name VARCHAR(60) NOT NULL, 
    kind VARCHAR(10) NOT NULL, 
    bot VARCHAR(40), 
    stand_in VARCHAR(40), 
    token_hash VARCHAR(64), 
    CONSTRAINT pk_seats PRIMARY KEY (game, seat), 
    CONSTRAINT fk_seats_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE INDEX ix_seats_token_hash ON seats (token_hash);
CREATE TABLE sessions (
    token_hash VARCHAR(64) NOT NULL, 
    person VARCHAR(40) NOT NULL, 
    expires FLOAT NOT NULL, 
    CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
    CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE TABLE snapshots (
    game VARCHAR(20) NOT NULL, 
    number INTEGER NOT NULL, 
    state TEXT NOT NULL, 
    CONSTRAINT pk_snapshots PRIMARY KEY (game, number), 
    CONSTRAINT fk_snapshots_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO alembic_version VALUES ('0001');
