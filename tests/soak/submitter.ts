/** Raters who send their forms as fast as they can, over real HTTP connections. */
import { Agent, request } from 'node:http'
import { ApiResponseNotSuccessfulError } from '../../src/api/errors.ts'

export interface Form {
  relationId: number
  secret: string
  body: string
}

export interface Submitter {
  /** Sends one form; true when the server acknowledged it, false when the connection broke. Throws `SubmissionRefused`. */
  send(url: string, form: Form): Promise<boolean>
  close(): void
}

/** An answer that is no acknowledgement, as the page's own error; `message` is all of it. */
export class SubmissionRefused extends ApiResponseNotSuccessfulError {
  readonly status: number
  readonly retryAfter: string | undefined

  constructor(status: number, retryAfter: string | undefined, text: string) {
    super(Number(/^\{"returnCode":(\d+)/.exec(text)?.[1] ?? 0), `submission refused: ${text.slice(0, 300)}`)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** `connections` keep-alive connections. */
export function createSubmitter(connections: number): Submitter {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    close: () => agent.destroy(),
    send(url, form) {
      return new Promise((resolve, reject) => {
        const call = request(
          `${url}/api/feedback/tasks/${form.relationId}/submission`,
          {
            method: 'POST',
            agent,
            headers: {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(form.body),
              authorization: `Bearer ${form.secret}`,
            },
          },
          (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk: Buffer) => chunks.push(chunk))
            response.on('error', () => resolve(false))
            response.on('end', () => {
              const text = Buffer.concat(chunks).toString()
              if (text.startsWith('{"returnCode":0,')) resolve(true)
              else reject(new SubmissionRefused(response.statusCode ?? 0, response.headers['retry-after'], text))
            })
          },
        )
        call.on('error', () => resolve(false))
        call.end(form.body)
      })
    },
  }
}

/** Sends `forms` with as many at once as there are connections; stops taking new ones when `isStopped`. */
export async function sendAll(
  submitter: Submitter,
  url: string,
  forms: Form[],
  connections: number,
  onAcknowledged: (form: Form) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  let next = 0
  async function worker() {
    while (!isStopped()) {
      const form = forms[next]
      next += 1
      if (form === undefined) return
      if (await submitter.send(url, form)) onAcknowledged(form)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
}
