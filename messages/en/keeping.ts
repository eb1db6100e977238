/** Backup, restore and move (server/keeping). */
export const keeping = {
  'keeping.backup.done': 'Backed up to {folder}: {rows} rows in {tables} tables, schema {schema}.',
  'keeping.backup.key':
    'The key file secret.key is in it, too: whoever reads the backup can open the stored mail passwords.',
  'keeping.backup.secretKey': 'SECRET_KEY is not in it: keep it elsewhere.',
  'keeping.backup.drafts': 'Forms were begun and not sent ({count}): their drafts are in it.',
  'keeping.backup.ballots':
    'Anonymous questionnaires are being collected ({count}): the backup holds who wrote which form, drafts too. Guard it, and delete it after their finish.',
  'keeping.restore.done': 'Restored {backup}: {rows} rows in {tables} tables.',
  'keeping.restore.madeAt': 'It was made at {madeAt} by version {version}.',
  'keeping.restore.unproved':
    'It has no manifest: the database was found whole by itself, but nobody can tell whether it is what was backed up.',
  'keeping.restore.aside':
    'What was there before lies in {folder}: to undo, run npm run restore -- {folder}. Delete it when you need it no more.',
  'keeping.restore.asideKey':
    'The secret.key that was there before is now {file}: to use it again, move it back into {folder}. Delete it when you need it no more.',
  'keeping.restore.older': 'It is of an earlier schema ({schema}): the next start upgrades it.',
  'keeping.restore.since':
    'What was saved after it was made is not in it: forms that were sent since, and drafts, too.',
  'keeping.restore.drafts':
    'Forms that were begun and not sent then ({count}) are drafts again, for their raters to send.',
  'keeping.restore.ballots':
    'Anonymous questionnaires were being collected then ({count}): the data hold again who wrote which form, also of those that were finished since. Finish these once more.',
  'keeping.restore.sessions': 'Everybody signs in again: the sign-ins of then ({count}) are ended.',
  'keeping.restore.links':
    'Links to forms of then ({count}) open again, also those that were ended since, as when an address was changed.',
  'keeping.restore.mails':
    'Mails waited when it was made ({count}): they are sent from the next start on, even if they went out since.',
  'keeping.restore.jobs':
    'Jobs were under way when it was made ({count}): they go on from the next start on, or the jobs page calls them interrupted.',
  'keeping.restore.key':
    'Neither it nor {folder} holds a secret.key: passwords that were stored with a key file are entered again.',
  'keeping.restore.keyStays':
    'The secret.key in {folder} stays in use: passwords that were stored with it are good, those stored with another key are entered again.',
  'keeping.restore.next': 'Now start the server: npm start.',
  'keeping.move.done':
    'Moved {rows} rows in {tables} tables to {to}; count and checksum of every table are the same on both sides.',
  'keeping.move.toPostgres':
    'Now set DATABASE_URL to that address, keep DATA_DIR and SECRET_KEY as they are, and start the server: npm start.',
  'keeping.move.toFolder':
    'Now set DATA_DIR to that folder, take DATABASE_URL away, keep SECRET_KEY, and start the server: npm start.',
  'keeping.move.left': 'The old database is left as it was: delete it when the new one has proved itself.',
  'keeping.fault.noDatabase':
    'There is no database of Roundview at {place}: set DATA_DIR or DATABASE_URL as for the server.',
  'keeping.fault.notBackup': '{path} is no backup of Roundview.',
  'keeping.fault.damaged': 'The backup is damaged, so nothing was changed: {what}.',
  'keeping.fault.newer':
    'This is of a later version of Roundview ({schema}), so nothing was changed: use that version or a later one.',
  'keeping.fault.inUse': 'A server or another command is using {place}, so nothing was changed: stop it first.',
  'keeping.fault.unfinished':
    'A restore into {folder} was interrupted: run npm run restore again, then try this once more.',
  'keeping.fault.connected':
    'Other programs are connected to this database ({count}), so nothing was changed: stop every server first, or what is saved meanwhile would be left behind.',
  'keeping.fault.notEmpty':
    'There are tables or files at {place} already, so nothing was changed: name an empty database or folder.',
  'keeping.fault.otherScheme':
    'Nothing is moved to an address of {scheme}:, so nothing was changed: name one that begins with postgres://, or a folder.',
  'keeping.fault.noFolder':
    'A backup goes into a folder, not to an address of {scheme}:, so nothing was written: name a folder.',
  'keeping.fault.otherKey':
    '{folder} holds another secret.key, so nothing was changed: move that file away, or name another folder.',
  'keeping.fault.unreachable': 'The database at {place} cannot be used, so nothing was changed: {reason}',
  'keeping.fault.full':
    'The disk of {place} is full, so nothing was changed: make room there, or use another disk, and try again.',
  'keeping.fault.damagedPlace':
    'The database {place} is damaged, so nothing was changed: restore the newest whole backup by npm run restore. {reason}',
  'keeping.fault.closed':
    'A folder or file cannot be used, so nothing was changed: give this user the right to, or name another place. {reason}',
  'keeping.fault.failed': 'This failed, and nothing was changed: {reason}',
  'keeping.fault.halfPlaced':
    'The data could not be put in place; a server will not start from it. Mend this and run the same restore again: {reason}',
  'keeping.fault.keyLeft':
    'The database was restored, but the secret.key of the backup could not be put into {folder}: stop the server and put it there by hand. {reason}',
  'keeping.cancelled': 'Cancelled. Nothing was changed.',
} as const
