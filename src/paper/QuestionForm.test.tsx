import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Answer, QUESTION_TYPES, type Question, type QuestionType } from '../../domain/paper/model.ts'
import { newQuestion } from '../../domain/paper/questionTypes.ts'
import { translateFeedback } from '../../messages/feedback.ts'
import { QuestionForm } from './QuestionForm.tsx'

function question(type: QuestionType, config: Question['config'] = {}): Question {
  let id = 0
  const fresh = newQuestion(type, 1, 1, () => {
    id += 1
    return id
  })
  const options = fresh.data.options?.map((option) => ({
    ...option,
    title: `Option ${option.id}`,
    reasonRequired: true,
  }))
  return {
    ...fresh,
    id: 7,
    data: { title: 'Title', summary: 'Summary', ...(options && { options }) },
    config: { ...fresh.config, ...config },
  }
}

function draw(of: Question, answer?: Omit<Answer, 'questionId'>, issue?: string, unable = false): string {
  return renderToStaticMarkup(
    <QuestionForm
      question={of}
      answer={answer && { questionId: 7, ...answer }}
      unable={unable}
      issue={issue}
      translate={(key, params) => translateFeedback('en', key, params)}
      onGive={() => {}}
    />,
  )
}

test.each(QUESTION_TYPES)('%s: a group named by its title, every field with a name of its own', (type) => {
  const html = draw(question(type))
  expect(html).toMatch(/^<fieldset class="q" aria-describedby="q7-summary"><legend><h1[^>]* id="q7">Title/)
  const fields = html.match(/<(input|select|textarea)\b[^>]*>/g) ?? []
  expect(fields.length).toBeGreaterThan(0)
  for (const field of fields.filter((each) => !/type="(radio|checkbox)"/.test(each))) {
    expect(field).toContain('aria-labelledby="q7"')
  }
})

test.each([
  { name: 'single choice', of: question('DAN_XUAN'), radios: 3, boxes: 0 },
  { name: 'rating as buttons', of: question('DA_FEN'), radios: 6, boxes: 0 },
  { name: 'rating of many scores is typed in', of: question('DA_FEN', { maximumScore: 100 }), radios: 0, boxes: 1 },
  { name: 'several', of: question('DUO_XUAN'), radios: 0, boxes: 3 },
  { name: 'slider', of: question('DA_FEN_SLIDE'), radios: 0, boxes: 1 },
  { name: 'text', of: question('WEN_DA'), radios: 0, boxes: 1 },
])('unable to observe, $name', ({ of, radios, boxes }) => {
  const html = draw(of, undefined, undefined, true)
  expect(html.match(/type="radio"/g)?.length ?? 0).toBe(radios)
  expect(html.match(/type="checkbox"/g)?.length ?? 0).toBe(boxes)
  expect(html).toContain('No opportunity to observe')
  expect(draw(of)).not.toContain('No opportunity to observe')
})

test('the ends of a rating are read out with their scores', () => {
  const html = draw(
    question('DA_FEN', { leftDescription: 'never', middleDescription: 'at times', rightDescription: 'always' }),
  )
  expect(html.match(/aria-label="[^"]+"/g)).toEqual(
    ['1, never', '2', '3, at times', '4', '5, always'].map((label) => `aria-label="${label}"`),
  )
})

test('a slider stands nowhere before it is touched', () => {
  expect(draw(question('DA_FEN_SLIDE'))).toContain('aria-valuetext="Not rated yet"')
  expect(draw(question('DA_FEN_SLIDE'), { score: 0 })).toContain('aria-valuetext="0"')
})

test.each([
  { name: 'nothing', given: undefined, want: 'Please explain why you chose this option' },
  { name: 'spaces', given: '  ', want: 'Please explain why you chose this option' },
  { name: 'words', given: 'What did you see?', want: 'What did you see?' },
])('the field for a reason asks what the author wrote, or as the spec says: $name', ({ given, want }) => {
  const of = question('DAN_XUAN')
  const options = of.data.options?.map((option) => ({
    ...option,
    ...(given !== undefined && { reasonInputPlaceholder: given }),
  }))
  const asking = { ...of, data: { ...of.data, ...(options && { options }) } }
  const html = draw(asking, { optionIds: [options?.[0]?.id ?? 0] })
  expect(html).toContain(`id="q7-reason">${want}<`)
})

test('a reason appears only with an option that asks for one', () => {
  expect(draw(question('DAN_XUAN'))).not.toContain('textarea')
  expect(draw(question('DAN_XUAN'), { optionIds: [2] })).toContain('Please explain why')
  expect(draw(question('DAN_XUAN'), { optionIds: [2], unable: true })).not.toContain('textarea')
})

test('an issue is tied to the field', () => {
  const html = draw(question('WEN_DA'), undefined, 'Please answer this question')
  expect(html).toContain('aria-describedby="q7-issue" aria-invalid="true"')
  expect(html).toContain('id="q7-issue" role="alert">Please answer this question')
})

test.each([
  {
    name: 'a reason that is asked for',
    given: { optionIds: [2] },
    want: ['Please explain', 'told', 'Option 3', 'No opportunity'],
  },
  { name: 'the question', given: undefined, want: ['Option 3', 'No opportunity', 'told'] },
  {
    name: 'what cannot be observed',
    given: { optionIds: [2], unable: true },
    want: ['Option 3', 'No opportunity', 'told'],
  },
])('an issue of $name stands there, once', ({ given, want }) => {
  const html = draw(question('DAN_XUAN'), given, 'told', true)
  const places = want.map((words) => html.indexOf(words))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(html.match(/role="alert"/g)).toHaveLength(1)
})

test('the counter counts characters as people do', () => {
  const counted = question('WEN_DA', { lengthLimit: true, lengthMaximum: 3 })
  expect(draw(counted, { text: '好😀' })).toContain('>2 / 3<')
  expect(draw(counted, { text: '好😀好好' })).toContain('q-over')
  expect(draw(question('WEN_DA'), { text: '好' })).not.toContain('q-counter')
})

test.each([
  { given: { score: 100 }, isTold: false },
  { given: { score: 101 }, isTold: true },
  { given: { score: -1 }, isTold: true },
  { given: { score: 50.5 }, isTold: true },
  { given: { text: 'abc' }, isTold: true },
  { given: { text: ' ' }, isTold: false },
])('a typed score that is not taken is told at its field: $given', ({ given, isTold }) => {
  const html = draw(question('DA_FEN_INPUT'), given)
  expect([html.includes('q-over'), html.includes('aria-invalid="true"')]).toEqual([isTold, isTold])
})

test('an optional question says so and its choice can be taken back', () => {
  const optional = question('DAN_XUAN', { required: false })
  expect(draw(optional)).toContain('Optional')
  expect(draw(optional)).not.toContain('Clear the choice')
  expect(draw(optional, { optionIds: [1] })).toContain('Clear the choice')
  expect(draw(question('DAN_XUAN'), { optionIds: [1] })).not.toContain('Clear the choice')
})
