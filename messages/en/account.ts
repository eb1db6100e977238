/** One's own sign-in: the password, and where one is signed in. Said in the admin and on the answering site. */
export const account = {
  'account.oldPassword': 'Current password',
  'account.password': 'New password',
  'account.changing': 'Changing…',
  'account.intro': 'Once it is changed, other devices are signed out.',
  'profile.devices.title': 'Where you are signed in',
  'profile.devices.current': 'This browser',
  'profile.devices.times': 'Signed in {since}, last used {seen}',
  'profile.devices.unknown': 'Unknown device',
  'profile.devices.end': 'Sign out',
  'profile.devices.endOthers': 'Sign out everywhere else',
  'profile.devices.ended': 'That device is signed out',
  'profile.devices.othersEnded': 'All other devices are signed out',
  'profile.devices.none': 'You are signed in nowhere else.',
  'profile.devices.hint': 'A device you do not know? Sign it out, and change your password.',
  'nav.changePassword': 'Change password',
  'nav.newPasswordHint': 'At least 12 characters, nothing common and no name',
  'nav.passwordChanged': 'The password is changed; other devices are signed out.',
} as const

/** To whoever came by the company account, in the admin and on the answering site instead of the form, and by the server that refuses it. */
export const keptPassword = {
  'account.keptPassword':
    'You came by your company account, which does not change the password. Sign out and sign in with the password to change it; if you have none or forgot it, choose “Forgot your password, or first time here?” there.',
} as const
