/** What long-running work tells: its outcome, and what is wrong with the rows of an imported table. */
export const jobs = {
  'job.interrupted':
    'The work was interrupted after {done} of {total}. What was done stays; start it again for the rest.',
  'job.resting': 'Interrupted after {done} of {total}, because the server was stopped. It goes on by itself.',
  'job.cancelled': 'Cancelled after {done} of {total}. What was done stays.',
  'job.bulk.done': 'Changed: {updated}. Left out: {skipped}.',
  'job.export.done': 'The file is ready. Rows: {total}.',
  'job.export.refused':
    'The questionnaire was finished while the file was being made, so there is none. Please export again.',
  'job.export.cancelled': 'Cancelled after {done} of {total}. No file was made.',
  'job.export.interrupted':
    'The making of the file was cut short, so there is none. Please export again; if it stays like this, tell whoever runs the server.',
  'job.results.done': 'The file is ready. Rows: {created}.',
  'job.results.refused': 'The file could not be made; it ended after {done} of {total}.',
  'job.results.over': 'The questionnaire was removed, or has no results to export at the moment.',
  'job.archiveReports.done': 'Reports made: {created}. Not made: {failedRows}.',
  'job.archiveReports.refused': 'There is no ZIP; the work ended after {done} of {total}.',
  'job.archiveReports.none':
    'None of the reports could be made. Try again later; if it stays like this, tell whoever runs the server.',
  'job.archiveReports.gone': 'This person is not evaluated any more and has no report.',
  'job.archiveReports.unmade': 'No PDF could be made of this report. Download it on its own later.',
  'job.employeeImport.done': 'New: {created}. Changed: {updated}. Unchanged: {skipped}. Rows left out: {failedRows}.',
  'job.employeeImport.refused':
    'Nothing was imported, because some rows no longer fit the directory. Correct them and import again.',
  'job.autobindParticipants.done': 'Relations added: {created}. Left out: {skipped}.',
  'job.autobindParticipants.refused': 'Ended after {done} of {total}. What was added stays.',
  'job.autobindParticipants.over':
    'The questionnaire was finished or removed meanwhile, so nobody more could be added.',
  'job.autobindParticipants.started':
    'The questionnaire was started meanwhile, and nobody more was added. Match raters again to add the rest.',
  'job.participants.done': 'Relations added: {created}. Removed: {updated}. Left out: {skipped}.',
  'job.participants.refused': 'Ended after {done} of {total}. What was done stays.',
  'job.participants.over': 'The questionnaire was finished or removed meanwhile, so its raters can be changed no more.',
  'job.participants.started':
    'The questionnaire was started meanwhile, and nothing more was changed. Do it again for the rest.',
  'job.copyQuestionnaire.done':
    'Relations copied: {created}. Left out, because somebody is disabled by now, the form was withdrawn or for another reason: {skipped}.',
  'job.copyQuestionnaire.refused': 'Ended after {done} of {total}. What was copied stays.',
  'job.copyQuestionnaire.over':
    'The copy was started or removed meanwhile, so the other relations were not copied. To have them, copy the questionnaire again.',
  'import.fault.noColumn': 'This column is missing. Add it with its heading.',
  'import.fault.noSignInColumn':
    'There is no column for e-mail addresses or employee numbers. Add one of them with its heading.',
  'import.fault.empty': 'The table has no rows. Choose a file with a heading line and at least one person.',
  'import.fault.tooManyRows':
    'From this row on there are too many. Import at most {maximum} at a time, and remove empty rows.',
  'import.fault.tooManyColumns': 'The row has too many cells. Use at most {maximum} columns.',
  'import.fault.cellTooLong': 'A cell of this row is too long. Use at most {maximum} characters.',
  'import.fault.tooLarge': 'The table is too large to be read. Split it into several files.',
  'import.fault.busy': 'Other tables are being read at the moment. Try again in a while.',
  'import.fault.tooWide': 'The row has more cells than the heading. Put quotes around text that holds a separator.',
  'import.fault.tooLong': 'Too long. Use at most {maximum} characters.',
  'import.fault.name':
    'The name needs at least one character that can be seen, and no line breaks, control characters or characters without width.',
  'import.fault.noName': 'The name is missing.',
  'import.fault.noSignInName': 'Fill in an e-mail address or an employee number.',
  'import.fault.email': 'This is not an e-mail address.',
  'import.fault.leader': 'Write yes or no.',
  'import.fault.sex': 'Write male or female, or leave it empty.',
  'import.fault.department': "Write the department's names from the top, separated by /, each at most 100 characters.",
  'import.fault.departmentAmbiguous':
    'Several departments have this name. Write the path from the top, such as Head office / Sales.',
  'import.fault.leaderOfNothing': 'A leader needs a department.',
  'import.fault.duplicateEmail': 'Row {row} has the same e-mail address.',
  'import.fault.duplicateNumber': 'Row {row} has the same employee number.',
  'import.fault.twoLeaders': 'Row {row} is already the leader of this department.',
  'import.fault.samePerson': 'Row {row} is already about the same person.',
  'import.fault.numberTaken': 'Another person has this employee number.',
  'import.fault.emailFixed':
    'The person with this employee number signs in with another e-mail address, so it cannot be changed here.',
} as const
