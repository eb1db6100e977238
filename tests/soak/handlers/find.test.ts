import { describe, expect, test } from 'vitest'
import { applyEdits, findHandlers } from './find.ts'

const found = (text: string) =>
  findHandlers('src/X.tsx', text).handlers.map(({ line, what, code }) => `${line} ${what} ${code}`)

describe('what is a handler', () => {
  test.each([
    {
      name: 'a function in a tag',
      given: '<b onClick={() => go(1)} title={f} />',
      want: ['1 <b onClick> () => go(1)'],
    },
    { name: 'a function handed on', given: '<b\n  onClose={props.onClose} />', want: ['2 <b onClose> props.onClose'] },
    {
      name: 'a mutation, its call and what follows it',
      given: 'useMutation({ mutationFn: () => read(1), onSuccess, meta: {} })',
      want: ['1 useMutation mutationFn () => read(1)', '1 useMutation onSuccess onSuccess'],
    },
    { name: 'the call of an act', given: 'useChange(KEY, (id) => read(id))', want: ['1 useChange (id) => read(id)'] },
    {
      name: 'the call of a mutation and what follows it',
      given: 'change.mutate(1, { onSettled: () => f() })',
      want: ['1 call change.mutate', '1 mutate onSettled () => f()'],
    },
    { name: 'a mutation of another name', given: 'const { mutate: go } = useAct(1)\ngo(2)', want: ['2 call go'] },
    { name: 'a change of react-admin', given: 'const [remove] = useDelete()\nremove(1)', want: ['2 call remove'] },
    {
      name: 'shortcuts',
      given: 'useShortcuts({ save, undo: () => f() })',
      want: ['1 useShortcuts save save', '1 useShortcuts undo () => f()'],
    },
    {
      name: 'what an object has called',
      given: 'useAct(1, {\n  onSuccess() { f() } })\nconst touch = { onKeyDown: () => f(), ...(g && { onDrop: g }) }',
      want: ['2 useAct onSuccess onSuccess() { f() }', '3 object onKeyDown () => f()', '3 object onDrop g'],
    },
    { name: 'a listener', given: "window.addEventListener('keydown', press)", want: ['1 on keydown press'] },
    { name: 'no question', given: 'useQuery({ queryKey, onError: () => f() })', want: [] },
    { name: 'no middleware', given: 'client.use({ onRequest() { f() } })', want: [] },
    {
      name: 'nothing that does nothing',
      given: 'const ignore = () => {}\n;<b onX={ignore} onY={() => {}} />',
      want: [],
    },
    {
      name: 'what is handed on by another name',
      given: 'const save = () => f()\n;<b save={save} reload={async () => f()} giveUp={props.giveUp} />',
      want: ['2 <b save> save', '2 <b reload> async () => f()'],
    },
    {
      name: 'what an object hands on by another name',
      given:
        'function keepMine() {}\nreturn { keepMine, takeTheirs() { f() }, restore: () => f(), reload, giveUp: g.giveUp }',
      want: ['2 object keepMine keepMine', '2 object takeTheirs takeTheirs() { f() }', '2 object restore () => f()'],
    },
    {
      name: 'what stays the same from drawing to drawing',
      given: 'const reload = useCallback(() => f(), [])\nreturn { reload }',
      want: ['2 object reload reload'],
    },
    {
      name: 'no word that is called so',
      given: "const save = () => f()\n;<b save={state.save} c={{ save: 'idle' }} />",
      want: [],
    },
    { name: 'no other property', given: '<b render={() => f({ once, on: g, onSaved })} once={g} />', want: [] },
  ])('$name', ({ given, want }) => {
    expect(found(given)).toEqual(want)
  })
})

test.each([
  { given: '<b onClick={go} />', want: '<b onClick={__handler("src/X.tsx:1:13", go)} />' },
  { given: 'useKeys({ next })', want: 'useKeys({ next: __handler("src/X.tsx:1:11", next) })' },
  {
    given: 'f({ async onDrop(to) { g(to) } })',
    want: 'f({ onDrop: __handler("src/X.tsx:1:5", async function onDrop(to) { g(to) }) })',
  },
  {
    given: 'function restore() { f() }\nreturn { restore, async giveUp() { f() } }',
    want:
      'function restore() { f() }\nreturn { restore: __handler("src/X.tsx:2:10", restore), ' +
      'giveUp: __handler("src/X.tsx:2:19", async function giveUp() { f() }) }',
  },
  { given: "removeEventListener('x', f)", want: "removeEventListener('x', __listening(f))" },
  {
    given: '<b onClick={() => mutate(1, { onSuccess: f })} />',
    want:
      '<b onClick={__handler("src/X.tsx:1:13", () => __handler("src/X.tsx:1:19", mutate)' +
      '(1, { onSuccess: __handler("src/X.tsx:1:42", f) }))} />',
  },
])('it is sent through the switch: $given', ({ given, want }) => {
  expect(applyEdits(given, findHandlers('src/X.tsx', given).edits)).toBe(want)
})
