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
  'start.port': 'Port {port} is in use by another program: stop it, or set {setting} to another number.',
  'start.foreign':
    'The database (of DATABASE_URL, or without it the file {file}) holds tables of another program ({table}): give Roundview an empty one of its own.',
  'config.faults': 'The configuration has faults; mend these environment variables:',
  'config.number': 'a number from {least} to {most}',
  'config.host': 'the address to listen on, such as 127.0.0.1 or 0.0.0.0',
  'config.folder': 'a folder',
  'config.database': 'such as postgres://user:password@host/database',
  'config.publicUrl': 'such as https://roundview.example.com, without a path',
  'config.staticHost': 'such as https://static.example.com, without a path',
  'config.secure': 'an https address, as PUBLIC_URL is: browsers take nothing else',
  'config.smtp': 'such as smtp://user:password@host:587 or smtps://…',
  'config.mailFrom': 'such as Roundview <roundview@example.com>',
  'config.hosts': 'hosts with commas between, such as smtp.example.com,mail.example.org',
  'config.secretKey': 'at least 32 random characters',
  'config.setupCode': '12 to 100 random letters and digits, hyphens between them if you like',
  'config.timeZone':
    'such as Asia/Shanghai, spelt just so, never letters alone such as CST, nor UTC+8, which would be eight hours west; or hours west of Greenwich, such as CST-8; or the path of the file of a zone without a summer time',
  'config.logLevel': 'silent, fatal, error, warn, info or debug',
} as const
