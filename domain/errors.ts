/**
 * Every error of the product by name: one table maps it to the wire's returnCode, the HTTP
 * status and the message key (`error.<name>` in messages/). Codes from 2000 on carry a text
 * people read; below that the browser shows only "Operation failed [code]" (spec §8).
 */
export const ERRORS = {
  UNAUTHENTICATED: { returnCode: 401, status: 401 },
  FORBIDDEN: { returnCode: 403, status: 403 },
  NOT_IMPLEMENTED: { returnCode: 501, status: 501 },
  INTERNAL: { returnCode: 500, status: 500 },
  INVALID_INPUT: { returnCode: 2000, status: 400 },
  NOT_FOUND: { returnCode: 2001, status: 404 },
  BODY_TOO_LARGE: { returnCode: 2003, status: 413 },
  CROSS_SITE_REQUEST: { returnCode: 2004, status: 403 },
  UNSUPPORTED_MEDIA_TYPE: { returnCode: 2005, status: 415 },
  METHOD_NOT_ALLOWED: { returnCode: 2006, status: 405 },
  HOST_REFUSED: { returnCode: 2007, status: 421 },
  SIGN_IN_FAILED: { returnCode: 2010, status: 400 },
  SIGN_IN_THROTTLED: { returnCode: 2011, status: 429 },
  ALREADY_SET_UP: { returnCode: 2012, status: 409 },
  WEAK_PASSWORD: { returnCode: 2014, status: 422 },
  PREFERENCES_FULL: { returnCode: 2015, status: 409 },
  ENTERPRISE_NEEDED: { returnCode: 2016, status: 409 },
  SIGN_IN_NAME_MISSING: { returnCode: 2017, status: 422 },
  PASSWORD_LINK_INVALID: { returnCode: 2018, status: 404 },
  SETUP_CODE_WRONG: { returnCode: 2019, status: 422 },
  LINK_INVALID: { returnCode: 2020, status: 404 },
  ALREADY_SUBMITTED: { returnCode: 2021, status: 409 },
  ANSWERING_CLOSED: { returnCode: 2022, status: 409 },
  ANSWERING_PAUSED: { returnCode: 2038, status: 409 },
  ANSWER_INVALID: { returnCode: 2023, status: 422 },
  OTHERS_PASSWORD: { returnCode: 2024, status: 409 },
  OTHERS_ADDRESS: { returnCode: 2025, status: 409 },
  PASSWORD_CHANGE_NEEDED: { returnCode: 2026, status: 409 },
  ONE_TIME_PASSWORD_OVER: { returnCode: 2027, status: 409 },
  LINKS_THROTTLED: { returnCode: 2028, status: 429 },
  SIGN_IN_CHANGED: { returnCode: 2029, status: 409 },
  NOT_READY: { returnCode: 2030, status: 409 },
  NOT_EDITABLE: { returnCode: 2031, status: 409 },
  NOT_COLLECTING: { returnCode: 2032, status: 409 },
  NOT_FINISHED: { returnCode: 2033, status: 409 },
  ROUND_CLOSING: { returnCode: 2037, status: 409 },
  STALE_VERSION: { returnCode: 2034, status: 409 },
  PAPER_INVALID: { returnCode: 2035, status: 422 },
  WEIGHTS_NOT_100: { returnCode: 2036, status: 422 },
  SIGN_ON_MISFIT: { returnCode: 2039, status: 409 },
  LICENCE_EXCEEDED: { returnCode: 2040, status: 409 },
  SIGN_ON_NOT_OFFERED: { returnCode: 2041, status: 404 },
  SIGN_ON_LOST: { returnCode: 2042, status: 409 },
  SIGN_ON_EXPIRED: { returnCode: 2043, status: 409 },
  SIGN_ON_UNREACHABLE: { returnCode: 2044, status: 503 },
  SIGN_ON_DENIED: { returnCode: 2045, status: 409 },
  SIGN_ON_INVALID: { returnCode: 2046, status: 409 },
  SIGN_ON_UNVERIFIED: { returnCode: 2047, status: 409 },
  SIGN_ON_UNKNOWN: { returnCode: 2048, status: 409 },
  SIGN_ON_LATER: { returnCode: 2049, status: 409 },
  EMAIL_TAKEN: { returnCode: 2050, status: 409 },
  EMPLOYEE_NO_TAKEN: { returnCode: 2051, status: 409 },
  NAME_TAKEN: { returnCode: 2052, status: 409 },
  DEPARTMENT_CYCLE: { returnCode: 2053, status: 409 },
  DEPARTMENT_NOT_EMPTY: { returnCode: 2054, status: 409 },
  IMPORT_INVALID: { returnCode: 2055, status: 422 },
  ALREADY_SENT: { returnCode: 2060, status: 409 },
  ANONYMOUS_REFUSED: { returnCode: 2061, status: 409 },
  DEADLINE_PASSED: { returnCode: 2062, status: 409 },
  RELAY_HOST_REFUSED: { returnCode: 2063, status: 409 },
  RELAY_LOCKED: { returnCode: 2064, status: 409 },
  RELAY_PASSWORD_NEEDED: { returnCode: 2065, status: 422 },
  RELAY_USER_NEEDED: { returnCode: 2066, status: 422 },
  NEWCOMERS_REFUSED: { returnCode: 2067, status: 409 },
  SUPERIOR_NOT_PROMISED: { returnCode: 2068, status: 409 },
  REFERENCE_UNKNOWN: { returnCode: 2070, status: 422 },
  OWN_ACCOUNT: { returnCode: 2071, status: 409 },
  LAST_ADMINISTRATOR: { returnCode: 2072, status: 409 },
  LINK_NOT_SENT: { returnCode: 2074, status: 409 },
  WRONG_PASSWORD: { returnCode: 2075, status: 422 },
  PICTURE_UNREADABLE: { returnCode: 2076, status: 422 },
  PASSWORD_UNCHANGED: { returnCode: 2077, status: 422 },
  SIGN_ON_KEEPS_PASSWORD: { returnCode: 2078, status: 409 },
  OWN_PASSWORD: { returnCode: 2079, status: 409 },
  PDF_UNAVAILABLE: { returnCode: 2080, status: 503 },
  EXPORT_NOT_READY: { returnCode: 2081, status: 409 },
  DATABASE_AWAY: { returnCode: 2082, status: 503 },
  DATABASE_BUSY: { returnCode: 2083, status: 503 },
  DATABASE_FULL: { returnCode: 2084, status: 503 },
  SETUP_THROTTLED: { returnCode: 2085, status: 429 },
  SELECTION_CHANGED: { returnCode: 2090, status: 409 },
  DRAFT_CHANGED: { returnCode: 2091, status: 409 },
} as const

export type ErrorName = keyof typeof ERRORS

/** What passes without the caller's mending anything: who tries again does so after so many seconds at the earliest (Retry-After). */
export const PASSING: Partial<Record<ErrorName, number>> = {
  DATABASE_AWAY: 2,
  DATABASE_BUSY: 2,
  DATABASE_FULL: 2,
  PDF_UNAVAILABLE: 5,
  // So long one that did not answer is left alone.
  SIGN_ON_UNREACHABLE: 15,
}

export type MessageParams = Record<string, string | number>

/** What helps to mend a refused call; sent as the result of the envelope. */
export interface RefusalDetails {
  fields?: { field: string; message: string }[]
  invalidDatas?: { dataType: 10 | 20 | 11 | 30 | 32; valid: boolean }[]
  version?: number
  count?: number
  enterprises?: { logo: string; enterpriseName: string; enterpriseUid: string }[]
}

/** A refusal a person reads; `params` fill its message, `details` help to mend the call. */
export class BusinessError extends Error {
  readonly errorName: ErrorName
  readonly params: MessageParams
  readonly details: RefusalDetails | null

  constructor(errorName: ErrorName, params: MessageParams = {}, details: RefusalDetails | null = null) {
    super(errorName)
    this.name = 'BusinessError'
    this.errorName = errorName
    this.params = params
    this.details = details
  }
}

/** A refusal that something of ours broke behind: to the caller it may pass, whoever runs the server counts it as a failure. */
export class OwnFault extends BusinessError {}

/** A refusal that names the field to mend; http gives the field the refusal's own sentence. */
export function fieldError(name: ErrorName, field: string, params: MessageParams = {}): BusinessError {
  return new BusinessError(name, { field, ...params }, { fields: [{ field, message: '' }] })
}

/** STALE_VERSION when somebody else has saved since `given` was read; whoever gives none overwrites what it is now. */
export function refuseStale(version: number, given: number | undefined): void {
  if (given !== undefined && given !== version) throw new BusinessError('STALE_VERSION', {}, { version })
}

/** INVALID_INPUT about one field, told in the sentence given. */
export function invalidInput(field: string, message: string): BusinessError {
  return new BusinessError('INVALID_INPUT', { field, detail: message }, { fields: [{ field, message }] })
}
