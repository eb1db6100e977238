/** Released reports on the answering site: what their readers see around the report. */
export const released = {
  'released.title': 'My reports',
  'released.intro':
    'Reports that were released to you. Administrators see how often you have opened each one, and when you last did; they never see your notes and aims.',
  'released.none': 'No report has been released to you',
  'released.none.text': 'Once one is, it appears here and you get a mail.',
  'released.own': 'About you',
  'released.about': 'About {name}',
  'released.asSuperior': 'you are the superior',
  'released.version': 'Version {version}, released {day}',
  'released.new': 'Unread',
  'released.open': 'Open',
  'released.openOf': 'Open: {title}, {about}',
  'released.back': 'Back to my reports',
  'released.tasks': 'Back to my tasks',
  'released.readBySuperiors': 'The administrators and your superiors ({names}) can read this report, too.',
  'released.readByNobody': 'Besides you only the administrators can read this report.',
  'released.reportOwn': 'Your report',
  'released.reportOf': 'Report on {name}',
  'released.gone': 'This report cannot be opened now',
  'released.gone.text':
    'It may have been withdrawn, or replaced by a new version. Go back to see what is open; if in doubt, ask your administrator.',
  'released.gone.notes':
    'The notes you wrote and did not save are still in this browser, and will be there once the report opens again.',
  'released.gone.notesEnd': 'Signing out clears them.',
  'released.pdf': 'Download PDF',
  'released.cancel': 'Cancel',
  'released.close': 'Close',
  'released.retry': 'Try again',
  'released.signedOut': 'Your session has ended. Sign in in another tab, then come back here and try again.',
  'released.signIn': 'Sign in in a new tab',
  'released.notes.title': 'My notes and aims',
  'released.notes.private':
    'Only you can see these, and they are printed in your own PDF alone. Administrators cannot see them.',
  'released.notes.seenBySuperiors':
    'You and the superiors this report is released to can see these; administrators cannot. They are printed in your own PDF alone.',
  'released.notes.text': 'Notes',
  'released.notes.textHint': 'What surprised you? What would you keep, and what would you change?',
  'released.notes.aims': 'Aims (up to three)',
  'released.notes.aim': 'Aim {index}',
  'released.notes.date': 'Date of aim {index}',
  'released.notes.add': 'Add an aim',
  'released.notes.remove': 'Remove aim {index}',
  'released.notes.share': 'Let my superior see them, where this report is released to them too',
  'released.notes.shut.password':
    'Since the questionnaire began, your password was set by somebody else, or through an address somebody else chose. So that nobody reads your notes in your name, they do not open after signing in; the report does. If nobody else changed your address, ask your administrator to mail the report’s link again, and open that; otherwise no notes can be kept beside this report.',
  'released.notes.shut.address':
    'Since the questionnaire began, somebody else has changed your e-mail address. So that nobody reads your notes in your name, they do not open from a mailed link or by single sign-on; the report does. Sign in with a password you had set yourself before; without one, no notes can be kept beside this report.',
  'released.notes.shut.signOn':
    'Your enterprise’s single sign-on was set up or changed after the questionnaire began. So that nobody reads your notes in your name, they do not open after signing in by it; the report does. Open the link in the report’s mail, or sign in with your own password.',
  'released.notes.sharedShut.password':
    'Since the questionnaire began, your password was set by somebody else, or through an address somebody else chose, so the notes {name} shares with you do not open after signing in; the report does. If nobody else changed your address, ask your administrator to mail the report’s link again, and open that.',
  'released.notes.sharedShut.address':
    'Since the questionnaire began, somebody else has changed your e-mail address, so the notes {name} shares with you do not open from a mailed link or by single sign-on; the report does. Sign in with a password you had set yourself before.',
  'released.notes.sharedShut.signOn':
    'Your enterprise’s single sign-on was set up or changed after the questionnaire began, so the notes {name} shares with you do not open after signing in by it; the report does. Open the link in the report’s mail, or sign in with your own password.',
  'released.notes.notLoaded': 'The notes could not be loaded.',
  'released.notes.save': 'Save',
  'released.notes.saving': 'Saving…',
  'released.notes.saved': 'Saved',
  'released.notes.unsaved': 'There are unsaved changes',
  'released.notes.failed': 'This was not saved; what you wrote is still here.',
  'released.notes.noWords': 'Write down aim {index}, or remove it.',
  'released.notes.noDay': 'The date of aim {index} is incomplete.',
  'released.notes.stale': 'These notes were changed elsewhere. Which should stay?',
  'released.notes.other': 'Saved elsewhere',
  'released.notes.otherShared': 'Shared with the superior.',
  'released.notes.otherPrivate': 'Not shared with the superior.',
  'released.notes.nothing': '(empty)',
  'released.notes.keepMine': 'Save what I wrote here',
  'released.notes.takeOther': 'Use what was saved elsewhere',
  'released.notes.shared': 'Notes and aims of {name}',
  'released.notes.sharedText': '{name} shared these with you.',

  'released.help.title': 'What the words and figures mean',
  'released.help.range': 'Why a number of people reads “3–4”',
  'released.help.range.text':
    'With the exact number, somebody’s answer might be worked out from a mean, so only a range is given.',
  'released.help.band': 'How sure a score is',
  'released.help.band.text':
    'Each score is the mean of what a few people think. With other raters it might have come out some points higher or lower; the fewer people, the wider that range. Do not read much into small differences.',
  'released.help.hidden': '“Too few, not shown”',
  'released.help.hidden.text':
    'When very few people answered, a score would tell who gave it. It is not shown and enters no total. That says nothing about how good or bad the feedback was.',
  'released.help.pooled': '“Together”',
  'released.help.pooled.text':
    'Groups with too few people are joined as “Other raters”. What is shown is the mean of all of them together; it is not the view of any one of the groups.',
  'released.help.gap': 'The gap between others and self',
  'released.help.gap.ofOther':
    'A gap says that others see the person differently from the self-rating, not who is right. It is worth talking over what they saw.',
  'released.help.gap.text':
    'A gap says that others see you differently from how you see yourself, not who is right. It is worth asking what they saw.',
} as const
