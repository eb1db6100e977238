/** What the server prints when it starts. */
export const start = {
  'start.setupCode': 'Set-up code (for the first set-up page; void once that is done)',
  'start.waiting':
    'The PostgreSQL of DATABASE_URL cannot be reached yet ({reason}); the start goes on once it is there.',
  'start.away': 'The PostgreSQL of DATABASE_URL went away during the start ({reason}): start again.',
  'start.busy': 'Another program holds the database ({reason}): end it, then start again.',
  'start.inUse':
    'Another Roundview process is using the folder {folder}: stop it first, or set DATA_DIR to another folder; several processes need PostgreSQL (DATABASE_URL).',
  'start.numberTaken':
    'Another Roundview process with INSTANCE={instance} is using this database: stop it first, or set INSTANCE to another number from 0 to 62.',
  'start.unfinishedRestore':
    'A restore into the folder {folder} was interrupted: run the same npm run restore again, then start.',
  'start.full': 'There is no room left on the disk of the database ({reason}): make room, then start again.',
  'start.folder':
    'Nothing can be written in the folder {folder} ({reason}): give this user the right to, or set DATA_DIR to another folder.',
  'start.notSqlite': 'The file {file} is not an SQLite database: move it away, or set DATA_DIR to another folder.',
  'start.damaged':
    'The database file {file} is damaged: restore the newest backup by npm run restore -- FOLDER (README, Back up).',
  'start.noDatabase': 'The PostgreSQL of DATABASE_URL has no such database: create it, or correct the name. {reason}',
  'start.refused': 'The PostgreSQL of DATABASE_URL lets this user or password not in: correct them. {reason}',
  'start.rights':
    'The user of DATABASE_URL may not make tables there: make it the owner of the database, or grant it all on the schema. {reason}',
  'start.newer':
    'The database was opened by a newer version of Roundview, and this one does not know its tables ({migration}): start that version, or restore a backup made before the upgrade.',
  'start.clock':
    "This machine's clock says {clock}, but the newest record is of {newest}: set the clock right, then start again.",
} as const
