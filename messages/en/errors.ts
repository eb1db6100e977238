import { keptPassword } from './account.ts'

/** What the server says when it refuses: what happened, and what to do next. Keys: `error.` + name in domain/errors.ts. */
export const errors = {
  'error.UNAUTHENTICATED': 'You are not logged in. Sign in first.',
  'error.FORBIDDEN': 'You have no permission for this. If you need it, ask an administrator of your enterprise.',
  'error.NOT_IMPLEMENTED': 'This function is not available yet.',
  'error.INTERNAL':
    'Something unexpected went wrong on the server. Try again later; if it persists, tell your administrator.',
  'error.INVALID_INPUT': 'Something that was entered is not valid. Correct it and try again. {field} {detail}',
  'error.NOT_FOUND': 'This could not be found; it may have been deleted. Go back to the list and refresh it.',
  'error.BODY_TOO_LARGE':
    'This is more than the {most} MB that can be sent here. Choose a smaller file, or send less at a time.',
  'error.CROSS_SITE_REQUEST':
    'This request did not come from a page of this site and was refused. Repeat it from a page of this site.',
  'error.HOST_REFUSED': 'This server is reached at {address} alone. Open that address.',
  'error.UNSUPPORTED_MEDIA_TYPE': 'What was sent is of a kind that is not taken here. {field} {detail}',
  'error.METHOD_NOT_ALLOWED': 'This address is not called like this. Use one of these: {allowed}',
  'error.SIGN_IN_FAILED': 'The e-mail address, the number or the password is not correct. Check both and try again.',
  'error.SIGN_IN_THROTTLED':
    'Too many failed attempts. Try again in {seconds} seconds. If you forgot the password, the sign-in page mails you a link where it offers one, or an administrator can reset it.',
  'error.LINKS_THROTTLED': 'Too many links were asked for from your network. Try again in {seconds} seconds.',
  'error.SIGN_IN_CHANGED':
    'In another tab of this browser you entered another enterprise, or somebody else signed in. Nothing was changed here. Load this page again, or go back to where you were in that tab first.',
  'error.ALREADY_SET_UP': 'The first set-up is already done. Sign in instead.',
  'error.SETUP_CODE_WRONG':
    'The set-up code is not correct. Enter the one the server printed when it started, or its SETUP_CODE.',
  'error.SETUP_THROTTLED':
    'Too many wrong set-up codes. Try again in {seconds} seconds. It is the code the server printed at its start, or the value of its SETUP_CODE.',
  'error.WEAK_PASSWORD':
    'The password is too weak. Use {minimum} to {maximum} characters, no common password, and not your name, address or number or the enterprise’s name.',
  'error.PREFERENCES_FULL':
    'Too many settings of your own are kept. Delete saved queries you no longer need, then try again.',
  'error.ENTERPRISE_NEEDED': 'This employee number exists in several enterprises. Choose yours, then sign in again.',
  'error.PASSWORD_LINK_INVALID':
    'This link no longer works: each works once, and no longer than its mail says. Ask an administrator to send another.',
  'error.SIGN_IN_NAME_MISSING':
    'Give an e-mail address or an employee number: without either the person cannot sign in.',
  'error.LINK_INVALID':
    'This answering link is not valid or no longer works. Use the link of the newest mail, or ask the administrator for a new one.',
  'error.ALREADY_SUBMITTED': 'You have already sent this feedback; it can no longer be changed.',
  'error.DRAFT_CHANGED':
    'You changed this feedback elsewhere. The answers saved last are shown here now: please check them, then send.',
  'error.ANSWERING_CLOSED':
    'Answering has closed, so nothing more can be sent. Ask the administrator if you still need to answer.',
  'error.ANSWERING_PAUSED': 'Answering is paused, so nothing can be saved or sent for now. Come back later to go on.',
  'error.OTHERS_PASSWORD':
    'Somebody else set your password after this anonymous round began, so signing in does not open its forms. Use the link from an invitation mail; the administrator can send it again.',
  'error.OTHERS_ADDRESS':
    'Somebody else changed your e-mail address after this anonymous round began, so no link sent to it opens its forms. Sign in with your own password instead.',
  'error.SIGN_ON_LATER':
    'Your enterprise’s single sign-on was set after this anonymous round began, so signing in by it does not open its forms. Use the link from an invitation mail, or sign in with your own password.',
  'error.SIGN_ON_NOT_OFFERED':
    'This enterprise has no single sign-on. Sign in with your e-mail address or employee number and your password.',
  'error.SIGN_ON_LOST':
    'This sign-in was not found: it is finished already, began in another browser, or a newer one took its place. Choose “Sign in with your company account” again.',
  'error.SIGN_ON_EXPIRED':
    'Signing in took too long and is over. Choose “Sign in with your company account” again and finish within ten minutes.',
  'error.SIGN_ON_UNREACHABLE':
    'Your company’s sign-in service does not answer at the moment. Try again later, or sign in with your password; if it stays so, tell whoever runs Roundview.',
  'error.SIGN_ON_DENIED':
    'Your company’s sign-in service refused ({reason}). Try again, or ask whoever looks after your company’s accounts.',
  'error.SIGN_ON_INVALID':
    'The sign-in service’s answer did not hold, so you are not signed in. Choose “Sign in with your company account” again; if it comes back, tell whoever runs Roundview.',
  'error.SIGN_ON_MISFIT':
    'Your company’s sign-in service and Roundview do not agree about their settings, so you are not signed in. Sign in with your password, and tell whoever runs Roundview.',
  'error.SIGN_ON_UNVERIFIED':
    'Your company’s sign-in service has not confirmed your e-mail address, so you cannot sign in by it. Ask whoever looks after your company’s accounts to confirm it, or sign in with your password.',
  'error.SIGN_ON_UNKNOWN':
    'The address of your company account does not sign in to this enterprise in Roundview. Ask your enterprise’s Roundview administrator to check the address they have of you.',
  'error.ANSWER_INVALID':
    'Some answers are missing or do not meet the requirements. Correct them and send again. {field} {detail}',
  'error.NOT_READY': 'The questionnaire is not ready yet. Complete the following first. {detail}',
  'error.NOT_EDITABLE':
    'The questionnaire has started, so this can no longer be changed. Copy it to a new questionnaire to make changes.',
  'error.NOT_COLLECTING':
    'The questionnaire is not collecting answers, so this is not possible. One that has not started has to be started first; a disabled one has to be enabled first; a finished one cannot be started again.',
  'error.NOT_FINISHED': 'Results can be seen once the questionnaire is finished. Finish collecting first.',
  'error.ROUND_CLOSING': 'The questionnaire is being finished. Please wait; the progress page tells how far it is.',
  'error.STALE_VERSION':
    'Someone else saved a newer version while you were editing. Compare both versions and decide which one to keep.',
  'error.PAPER_INVALID': 'The questionnaire has mistakes. Correct them and save again. {field} {detail}',
  'error.WEIGHTS_NOT_100': 'The weights must add up to 100; they now add up to {sum}. Adjust them and save again.',
  'error.LICENCE_EXCEEDED':
    'The licence does not cover this many people: {permitted} are covered, {needed} are needed. Reduce the number or extend the licence; nothing was lost.',
  'error.EMAIL_TAKEN': 'The e-mail address {email} is already in use. Choose another one.',
  'error.EMPLOYEE_NO_TAKEN': 'The employee number {employeeNo} is already in use. Choose another one.',
  'error.NAME_TAKEN': 'The name “{name}” already exists. Choose another one.',
  'error.DEPARTMENT_CYCLE':
    'A department cannot be moved below itself or one of its own sub-departments. Choose another parent.',
  'error.DEPARTMENT_NOT_EMPTY':
    'This department still has people or sub-departments. Move them elsewhere before deleting it.',
  'error.IMPORT_INVALID': 'The file has mistakes, and nothing was imported. Correct it and import it again. {detail}',
  'error.NEWCOMERS_REFUSED':
    'Somebody has already answered about this person. In an anonymous questionnaire nobody can join the colleagues, subordinates or other protected groups after that: a newcomer could work out what was answered before. Add them in the next round.',
  'error.SUPERIOR_NOT_PROMISED':
    'Raters were not told at the start that superiors receive the report, so it can only be released to the person it is about.',
  'error.ALREADY_SENT': 'This rater has already sent the feedback, so it cannot be removed, cancelled or adjusted.',
  'error.DEADLINE_PASSED':
    'The deadline has passed, so a mail would lead nowhere. Extend the deadline in the settings, then send.',
  'error.ANONYMOUS_REFUSED':
    'This is not allowed for an anonymous questionnaire, because it could reveal who answered what.',
  'error.RELAY_HOST_REFUSED':
    'This mail server is not among those the operator of this installation allows (SMTP_ALLOWED_HOSTS). Choose one of those, or ask the operator to add it.',
  'error.RELAY_LOCKED':
    'An anonymous questionnaire is collecting answers, and its links pass through the mail server. Change the mail server once it is finished.',
  'error.RELAY_PASSWORD_NEEDED':
    'The stored password is only for the server, port and user name it was entered for, and one of them has changed. Enter the password again.',
  'error.RELAY_USER_NEEDED':
    'A user name is needed with a password. If the server asks for no sign-in, leave the password empty.',
  'error.REFERENCE_UNKNOWN': 'Something chosen does not exist any more. Refresh and choose again. {field}',
  'error.OWN_ACCOUNT':
    'You cannot disable yourself or take your own administrator role away. Ask another administrator to do it.',
  'error.LAST_ADMINISTRATOR': 'An enterprise needs at least one administrator. Make somebody else one first.',
  'error.LINK_NOT_SENT': 'No link was sent, and only the person can set this password, by a mailed link. {detail}',
  'error.PASSWORD_CHANGE_NEEDED':
    'An administrator set this password, and it works only once. Choose your own password to sign in.',
  'error.ONE_TIME_PASSWORD_OVER':
    'The password an administrator set has run out: it works for 24 hours. Ask your administrator for another one.',
  'error.PASSWORD_UNCHANGED': 'This is the password you already have. Choose another one.',
  'error.SIGN_ON_KEEPS_PASSWORD': keptPassword['account.keptPassword'],
  'error.OWN_PASSWORD':
    'Your own password cannot be reset like this. Choose “Change password” in the account menu and enter the current one.',
  'error.WRONG_PASSWORD': 'The current password is not correct. Check it and try again.',
  'error.EXPORT_NOT_READY': 'The file is not made yet. Please download it when the job is done.',
  'error.SELECTION_CHANGED':
    'The number of matching rows is now {count}. Nothing was changed. Please look at the list again.',
  'error.PICTURE_UNREADABLE':
    'This file is not a picture that can be read here. Choose a JPEG, PNG or WebP of at most 2 MB.',
  'error.PDF_UNAVAILABLE':
    'The PDF cannot be made right now. Try again later; if that does not help, ask your administrator whether the PDF worker was built (npm run build).',
  'error.DATABASE_AWAY':
    'The server cannot reach its database at the moment; what you just did may not be saved, what was saved before is safe. Try again in a few seconds; if that does not help, tell whoever looks after the server.',
  'error.DATABASE_BUSY':
    'The database is too busy at the moment, so what you just did was not saved; what was saved before is safe. Try again in a few seconds; if this happens again and again, tell whoever looks after the server.',
  'error.DATABASE_FULL':
    "The server's disk is full or cannot be written, so what you just did was not saved; what was saved before is safe and can still be read. Ask whoever looks after the server to free space on its disk, then try again.",
} as const
