/** What is known of a person beside the name, whoever writes it: the person or an administrator. */
type Particular = 'realName' | 'sex' | 'mobile' | 'telPhone' | 'qq' | 'wechat' | 'address'
export type Particulars = { [Name in Particular]?: string | undefined }

/** Of the particulars the ones that are given, without surrounding space. */
export function givenParticulars(input: Particulars): Partial<Record<Particular, string>> {
  const { realName, sex, mobile, telPhone, qq, wechat, address } = input
  const given = Object.entries({ realName, sex, mobile, telPhone, qq, wechat, address })
  return Object.fromEntries(given.flatMap(([name, text]) => (text === undefined ? [] : [[name, text.trim()]])))
}
