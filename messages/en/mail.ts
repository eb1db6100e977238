/** The mails of a round (spec §7 businessType): fixed placeholders only (design §5.10). */
export const mail = {
  'mail.invite.subject': 'Your feedback is asked for: {questionnaireTitle}',
  'mail.invite.text':
    'Hello {raterName},\n\n{enterpriseName} invites you to give feedback on: {evaluateeNames}.\n\nWhat you have seen helps them grow. Please open the link below before {deadline}; you can stop at any time and go on later:\n\n{link}\n\nThe link is for you alone, so please do not pass it on. Before the first question the page tells you who will see your answers.\n\nThank you for taking part!\n{enterpriseName}',
  'mail.remind.subject': 'A friendly reminder: {count} still open in {questionnaireTitle}',
  'mail.remind.text':
    'Hello {raterName},\n\n{count} of your feedback forms are still open: {evaluateeNames}.\n\nPlease go on with the link below before {deadline}. Everything you have entered so far is kept:\n\n{link}\n\nIf you have just sent your answers, please ignore this mail. Thank you!\n{enterpriseName}',
  'mail.finished.subject': '{questionnaireTitle} has finished. Thank you for taking part',
  'mail.finished.text':
    'Hello {raterName},\n\n{questionnaireTitle} has finished, and the answering link no longer works.\n\nThank you for the time you gave.\n{enterpriseName}',
  'mail.report.subject': 'Personal report ready: {questionnaireTitle}',
  'mail.report.text':
    'Hello {raterName},\n\nthe personal report of {questionnaireTitle} about {evaluateeNames} is ready:\n\n{link}\n\nWhere your own report holds scores of your colleagues, we suggest looking first at the strengths they see, and then choosing one or two things to work on; where too few of them gave any, it says so. Please do not forward a report about somebody else.\n\n{enterpriseName}',
  'mail.password.subject': 'Roundview: set your password',
  'mail.password.text':
    'Dear {name},\n\n{reason} Only you can set it. Please open this link:\n\n{link}\n\nIt is good for {hours} hours and works once. If you do not want to change your password, ignore this mail: it stays as it is.',
  'mail.password.reset': 'An administrator of {enterpriseName} asked to reset your password.',
  'mail.password.asked': 'On the sign-in page somebody asked to set the password of this address.',
  'mail.invitation.subject': 'Roundview: confirm your sign-in at {enterpriseName}',
  'mail.invitation.text':
    'Dear {name},\n\n{reason} Open this link to confirm that this address is yours:\n\n{link}\n\nIt is good for {hours} hours and works once; do not pass it on. If you do not expect this, ignore the mail: nothing happens without the link.',
  'mail.invitation.given': '{enterpriseName} gives you a sign-in to Roundview.',
  'mail.invitation.asked': 'On the sign-in page somebody asked to sign in to {enterpriseName} with this address.',
  'mail.door.password.subject': 'Roundview: your password was set by an administrator',
  'mail.door.password.text':
    'Dear {name},\n\nAn administrator of {enterpriseName} set a new password for you. You were signed out, and links that were mailed to you before no longer work.{rounds}\n\nIf you did not ask for this, please tell somebody you trust in your company.',
  'mail.door.password.rounds':
    'What you had entered in anonymous rounds but not sent was deleted. Anonymous rounds that were under way then open only through the link of a new invitation mail, not with this password.',
  'mail.door.address.subject': 'Roundview: your e-mail address was changed by an administrator',
  'mail.door.address.text':
    'Dear {name},\n\nAn administrator of {enterpriseName} changed your e-mail address. This mail goes to the old and to the new one. You were signed out, and links that were mailed to you before no longer work.{rounds}\n\nIf you did not ask for this, please tell somebody you trust in your company.',
  'mail.door.address.rounds':
    'What you had entered in anonymous rounds but not sent was deleted. Anonymous rounds that were under way then do not open through links sent to the new address; sign in with your own password.',
  'mail.test.subject': 'Roundview: a test mail',
  'mail.test.text':
    'This mail shows that Roundview can send mails with the present mail server.\n\nNothing needs to be done.',
} as const
