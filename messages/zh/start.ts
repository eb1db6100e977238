/** What the server prints when it starts. */
export const start = {
  'start.setupCode': '首次设置码（请在首次设置页面填写，设置完成后失效）',
} as const
