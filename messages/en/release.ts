/** Releasing reports to whom they are about (admin). */
export const release = {
  'release.notFinished': 'Reports can be released once the questionnaire is finished.',
  'release.empty': 'This questionnaire has no evaluatees, so there is no report to release.',
  'release.toRelations': 'See who rates whom',
  'release.about': 'What the evaluatee will see',
  'release.about.anonymous':
    'They see the same scores and comments as you do: those that are hidden because too few people answered are hidden from them as well, and cannot be worked out from other figures.',
  'release.about.named':
    'They see scores and comments by relation, comments as they were written. Where a relation that is shown has one rater, they see what that rater answered.',
  'release.about.snapshot':
    'A release is a snapshot: computing anew does not change it. Releasing again makes a new version, which takes its place.',
  'release.about.where':
    'They read it under “My reports” after signing in, or by the link in a mail, and can save it as a PDF. Each opening is recorded in the list below.',
  'release.about.notes':
    'Beside the report they can keep notes and aims, which nobody else sees. Administrators never do.',
  'release.about.notesShared':
    'Beside the report they can keep notes and aims, which nobody else sees; once they share them, a superior who can read the report sees them, too. Administrators never do.',
  'release.about.withdrawn':
    'Once withdrawn, nobody but administrators can open it; it can be brought back at any time. Their notes do not open either and are there again afterwards. A PDF that was saved cannot be taken back.',
  'release.readers': 'Who can read it, and who has',
  'release.superiors': 'Superiors',
  'release.mail': 'Mail the readers',
  'release.everybody': 'Release all reports',
  'release.release': 'Release',
  'release.release.of': 'Release the report of {name}',
  'release.releaseAgain': 'Release again',
  'release.releaseAgain.of': 'Release again the report of {name}',
  'release.withdraw': 'Withdraw',
  'release.withdraw.of': 'Withdraw the report of {name}',
  'release.withdrawn.one': '{count} report withdrawn',
  'release.withdrawn.other': '{count} reports withdrawn',
  'release.withdrawMany': 'Withdraw reports',
  'release.withdrawMany.confirm.one': 'Withdraw {count} report',
  'release.withdrawMany.confirm.other': 'Withdraw {count} reports',
  'release.withdrawMany.text.one':
    'Withdraw {count} report? Nobody but administrators can open it from then on, until it is brought back or released again.',
  'release.withdrawMany.text.other':
    'Withdraw {count} reports? Nobody but administrators can open them from then on, until they are brought back or released again.',
  'release.withdrawMany.back':
    'So many are withdrawn in the background and cannot be undone in one step. Afterwards, choose them in the list and bring them back, up to {most} at a time.',
  'release.bringBack': 'Bring back',
  'release.bringBack.of': 'Bring back the report of {name}',
  'release.broughtBack.one': '{count} report brought back',
  'release.broughtBack.other': '{count} reports brought back',
  'release.done.one': '{count} report released',
  'release.done.other': '{count} reports released',
  'release.noMail.noAddress': 'No mail can reach them: they read it after signing in',
  'release.noMail.noDoor': 'Without an address and a password they cannot read it: give them one of them first',
  'release.noMail.disabled': 'Disabled: they get no mail and cannot sign in to read it',
  'release.version': 'Version {version}',
  'release.versionWithdrawn': 'Version {version}, withdrawn on {time}',
  'release.outdated.figures': 'Answers changed since: release it again to hand out the new scores',
  'release.outdated.norm':
    'Answers about others changed since: the average of all beside the scores is of before, until it is released again',
  'release.evaluatee': 'Evaluatee',
  'release.reader': '{who}: {did}',
  'release.superior': '{name} (superior)',
  'release.unopened': 'not opened',
  'release.opened.one': 'opened once, on {time}',
  'release.opened.other': 'opened {count} times, last on {time}',
  'release.title': 'Release reports',
  'release.title.of': 'Release the report of {name}',
  'release.confirm.one': 'Release {count} report',
  'release.confirm.other': 'Release {count} reports',
  'release.ask.one': '{count} report will be released to the person it is about.',
  'release.ask.other': '{count} reports will be released, each to the person it is about.',
  'release.replaces.one': '{count} of them is released now and will be replaced by a new version.',
  'release.replaces.other': '{count} of them are released now and will be replaced by a new version.',
  'release.replacesIt': 'It is released now and will be replaced by a new version.',
  'release.withoutMail.noAddress':
    'No mail can reach these evaluatees; they read their reports after signing in: {names}.',
  'release.withoutMail.noAddress.more':
    'No mail can reach {count} evaluatees; they read their reports after signing in: {names} and others.',
  'release.withoutMail.noDoor':
    'These evaluatees have neither an address nor a password and cannot read their reports; give them one of them first: {names}.',
  'release.withoutMail.noDoor.more':
    '{count} evaluatees have neither an address nor a password and cannot read their reports; give them one of them first: {names} and others.',
  'release.withoutMail.disabled':
    'These evaluatees are disabled, so they get no mail and cannot sign in to read their reports: {names}.',
  'release.withoutMail.disabled.more':
    '{count} evaluatees are disabled, so they get no mail and cannot sign in to read their reports: {names} and others.',
  'release.withoutFigures':
    'The reports of these evaluatees hold no scores of others, since nobody or too few gave any: {names}.',
  'release.withoutFigures.more':
    'The reports of {count} evaluatees hold no scores of others, since nobody or too few gave any: {names} and others.',
  'release.withoutFigures.row': 'A report released now would hold no scores of others',
  'release.withoutFigures.tell':
    'Such a report says why it holds no scores of others and may still show comments: tell its person before you release it.',
  'release.withoutFigures.leaveOut.one': 'Leave this report out for now',
  'release.withoutFigures.leaveOut.other': 'Leave these {count} reports out for now',
  'release.notPromised':
    'Raters were not told at the start that reports go to superiors, so they can be released to the people they are about alone.',
  'release.noSuperiors': 'These evaluatees have no superior who could receive a report: each goes to the person alone.',
  'release.toSuperior.one': 'Also release to the superior ({count} person)',
  'release.toSuperior.other': 'Also release to the superiors ({count} people)',
  'release.searchSuperior': 'Find a superior by name',
  'release.moreSuperiors.one': 'and {count} more: search for them',
  'release.moreSuperiors.other': 'and {count} more: search for them',
  'release.reports.one': '{count} report',
  'release.reports.other': '{count} reports',
  'release.mailThem': 'Then mail those who can read them',
  'release.mailLater': 'So many are released in the background. Once all are done, use “Mail the readers”.',
}
