import { expect, test } from 'vitest'
import { ApiResponseNotSuccessfulError, NetworkError } from '../../api/errors.ts'
import { judge } from '../failure.ts'
import { sendUntilTaken } from './submission.ts'

const lost = () => new NetworkError('lost')
const closed = new ApiResponseNotSuccessfulError(2022, 'closed')

test.each([
  { name: 'at once', replies: [], want: { result: 'sent', tries: 1, waits: [] } },
  { name: 'after two losses', replies: [lost(), lost()], want: { result: 'sent', tries: 3, waits: [1000, 2000] } },
  {
    name: 'never',
    replies: [lost(), lost(), lost(), lost()],
    want: { result: 'NetworkError', tries: 4, waits: [1000, 2000, 4000] },
  },
  {
    name: 'closed meanwhile',
    replies: [lost(), closed],
    want: { result: 'ApiResponseNotSuccessfulError', tries: 2, waits: [1000] },
  },
])('$name', async ({ replies, want }) => {
  const left = [...replies]
  const waits: number[] = []
  let tries = 0
  let retries = 0
  const send = async () => {
    tries += 1
    const reply = left.shift()
    if (reply) throw reply
    return 'sent'
  }
  const wait = async (ms: number) => void waits.push(ms)
  const result = await sendUntilTaken(send, { judge, wait, onRetry: () => (retries += 1) }).catch(({ name }) => name)
  expect({ result, tries, waits }).toEqual(want)
  expect(retries).toBe(waits.length)
})
