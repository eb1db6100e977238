import { expect, test } from 'vitest'
import { createTold } from './told.ts'

const PASSWORD = 'S3cret/Pass +ü'
const ADDRESS = 'li.lei@y.example'
const { ownFault } = createTold(PASSWORD)

test.each([
  { form: 'as it is', words: PASSWORD },
  { form: 'as addresses have it', words: encodeURIComponent(PASSWORD) },
  { form: 'after its user in base64', words: Buffer.from(`\0alice\0${PASSWORD}`).toString('base64') },
])('what a log gets of an error has the password $form nowhere, nor whom the mail was to', ({ words }) => {
  const error = new Error(`cannot write <${words}> for ${ADDRESS.toUpperCase()}`)
  const { message, stack = '' } = ownFault(error, ADDRESS)
  expect(message).toBe('cannot write <***> for ***')
  expect(stack).toMatch(/^Error: cannot write <\*\*\*> for \*\*\*\n {4}at /)
  expect(error.stack).toContain(words)
  expect(stack).not.toContain(words)
})

test('of an error at a place whose name holds it, too', () => {
  const error = new Error('x')
  error.stack = `Error: x\n    at ${PASSWORD} (${ADDRESS}.js:1:1)`
  expect(ownFault(error, ADDRESS).stack).toBe('Error: x\n    at *** (***.js:1:1)')
})
