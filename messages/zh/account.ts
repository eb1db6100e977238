/** One's own sign-in: the password, and where one is signed in. Said in the admin and on the answering site. */
export const account = {
  'account.oldPassword': '当前密码',
  'account.password': '新密码',
  'account.changing': '正在修改…',
  'account.intro': '修改密码后，其他设备上的登录会退出。',
  'profile.devices.title': '登录的设备',
  'profile.devices.current': '此浏览器',
  'profile.devices.times': '登录于 {since}，最近使用 {seen}',
  'profile.devices.unknown': '未知设备',
  'profile.devices.end': '退出此设备',
  'profile.devices.endOthers': '退出其他所有设备',
  'profile.devices.ended': '已退出该设备',
  'profile.devices.othersEnded': '已退出其他所有设备',
  'profile.devices.none': '没有在其他设备上登录。',
  'profile.devices.hint': '不认识的设备？请将其退出并修改密码。',
  'nav.changePassword': '修改密码',
  'nav.newPasswordHint': '至少 12 个字符，不含常见密码或名称',
  'nav.passwordChanged': '密码已修改，其他设备上的登录已退出。',
} as const

/** To whoever came by the company account, in the admin and on the answering site instead of the form, and by the server that refuses it. */
export const keptPassword = {
  'account.keptPassword':
    '您是用企业账号登录的，不能由此修改密码。请退出后用密码登录再修改；没有密码或忘记密码时，请在登录页点击“忘记密码，或首次登录？”。',
} as const
