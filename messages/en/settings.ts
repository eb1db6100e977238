/** What is wrong with the settings of a questionnaire, beside the field (anonymity.md R2, R3). */
export const settings = {
  'setting.outOfRange': 'Enter a whole number from {minimum} to {maximum}',
  'setting.commentBelowScore': 'The floor for comments cannot be lower than the floor for scores, {scoreFloor}',
  'setting.notExemptible': 'Only superior and self may be shown without a floor',
  'setting.badDeadline': 'The deadline is not a valid time. Please choose again',
  'setting.textTooLong': 'At most {maximum} characters',
  'setting.looser': 'After the start this can only become stricter: not below {minimum}',
  'setting.exemptionChanged': 'After the start, which groups are shown without a floor cannot be changed',
  'setting.receiversChanged': 'After the start, whether superiors may receive the report cannot be changed',
  'setting.poolingChanged': 'After the start, pooling of small groups cannot be switched',
  'setting.unableChanged':
    'After the start of an anonymous round, whether “no opportunity to observe” may be chosen stays',
  'setting.deadlinePast': 'The deadline has passed. Choose a time to come first',
  'setting.unknownKey': 'There is no such setting',
  'setting.wrongKind': 'The value does not fit this setting',
  'setting.logoNotUploaded': 'The logo must be a picture that was uploaded',
  'setting.notObject': 'This must be a JSON object',
} as const
