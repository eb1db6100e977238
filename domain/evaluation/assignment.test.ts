import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toEnd } from '../steps.ts'
import { type AutoBindInput, autoBind, autoBindSteps } from './assignment.ts'
import { evenOut } from './balance.ts'
import type { Organisation } from './organisation.ts'

/** `12@3` is employee 12 of department 3, `12@3-` a disabled one; `3<1:12` department 3 below 1, led by 12. */
function organisation(employees: string, departments: string): Organisation {
  const words = (text: string) => text.split(' ').filter(Boolean)
  const orNull = (text: string | undefined) => (text ? Number(text) : null)
  return {
    employees: words(employees).map((word) => {
      const [, id, home, minus] = /^(\d+)@(\d*)(-?)$/.exec(word) ?? []
      return { id: Number(id), departmentId: orNull(home), disabled: minus === '-' }
    }),
    departments: words(departments).map((word) => {
      const [, id, parent, leader] = /^(\d+)<(\d*):(\d*)$/.exec(word) ?? []
      return { id: Number(id), parentId: orNull(parent), leaderId: orNull(leader) }
    }),
  }
}

const ALL = ['superior', 'sameLevel', 'subordinate', 'self'] as const

/** `evaluatee level rater,rater` lines, to compare at a glance. */
function bound(input: Omit<AutoBindInput, 'levelTypes'> & { levelTypes?: AutoBindInput['levelTypes'] }): string[] {
  const lines = new Map<string, number[]>()
  for (const { evaluateeId, levelType, raterId } of autoBind({ levelTypes: ALL, ...input })) {
    const line = `${evaluateeId} ${levelType}`
    lines.set(line, [...(lines.get(line) ?? []), raterId])
  }
  return [...lines].map(([line, ids]) => `${line} ${ids}`)
}

// 1 leads the company; 2 sales with 3, 4; 5 research with 6; department 40 below research has no leader, 7 and 8 sit there.
const COMPANY = organisation('1@10 2@20 3@20 4@20 5@30 6@30 7@40 8@40', '10<:1 20<10:2 30<10:5 40<30:')

describe('autoBind', () => {
  test.each([
    {
      name: 'a member: the leader, the other members, nobody below',
      given: { organisation: COMPANY, evaluateeIds: [3] },
      want: ['3 self 3', '3 superior 2', '3 sameLevel 4'],
    },
    {
      name: "a leader: the parent's leader, leaders of sibling departments, members",
      given: { organisation: COMPANY, evaluateeIds: [2] },
      want: ['2 self 2', '2 superior 1', '2 subordinate 3,4', '2 sameLevel 5'],
    },
    {
      name: 'at the top: leaders of child departments below, no superior, no peers',
      given: { organisation: COMPANY, evaluateeIds: [1] },
      want: ['1 self 1', '1 subordinate 2,5'],
    },
    {
      name: 'a leaderless department climbs, and its members are below the leader it reaches',
      given: { organisation: COMPANY, evaluateeIds: [7, 5] },
      want: [
        '7 self 7',
        '7 superior 5',
        '7 sameLevel 8',
        '5 self 5',
        '5 superior 1',
        '5 subordinate 6,7,8',
        '5 sameLevel 2',
      ],
    },
    {
      name: 'a disabled leader counts as none, disabled people rate nobody, not even themselves',
      given: { organisation: organisation('1@10 2@20- 3@20 4@20-', '10<:1 20<10:2'), evaluateeIds: [3, 4] },
      want: ['3 self 3', '3 superior 1', '4 superior 1', '4 sameLevel 3'],
    },
    {
      name: 'who leads parent and child has the superior and the peers of the parent',
      given: {
        organisation: organisation('1@10 2@40 3@30 4@50', '10<:1 40<10:2 30<40:2 50<10:4'),
        evaluateeIds: [2, 3],
      },
      want: ['2 self 2', '2 superior 1', '2 subordinate 3', '2 sameLevel 4', '3 self 3', '3 superior 2'],
    },
    {
      name: 'only wanted levels; the superior is no peer even then',
      given: { organisation: COMPANY, evaluateeIds: [3], levelTypes: ['sameLevel'] as const },
      want: ['3 sameLevel 4'],
    },
    {
      name: 'existing relations keep their level and count against the maximum',
      given: {
        organisation: organisation('1@9 2@9 3@9 4@9 5@9', '9<:1'),
        evaluateeIds: [2],
        maximumPerLevel: 2,
        existing: [
          { evaluateeId: 2, raterId: 3, levelType: 'custom' as const },
          { evaluateeId: 2, raterId: 5, levelType: 'sameLevel' as const },
          { evaluateeId: 2, raterId: 2, levelType: 'self' as const },
        ],
      },
      want: ['2 superior 1', '2 sameLevel 4'],
    },
    {
      name: 'somebody outside every department, and an unknown one, rate at most themselves',
      given: { organisation: organisation('1@ 2@', ''), evaluateeIds: [1, 99] },
      want: ['1 self 1'],
    },
    {
      name: 'departments in a circle end where it closes',
      given: { organisation: organisation('1@10 2@20', '10<20: 20<10:'), evaluateeIds: [1] },
      want: ['1 self 1'],
    },
    {
      name: 'a department below itself is at the top: who leads one below it is no peer (seed 502793640)',
      given: { organisation: organisation('1@ 4@', '1<1:1 2<1:4'), evaluateeIds: [1, 4] },
      want: ['1 self 1', '1 subordinate 4', '4 self 4', '4 superior 1'],
    },
    {
      name: 'the same where the department below has the lower id (seeds -1923269456, 1108717662)',
      given: {
        organisation: organisation('1@ 6@', '1<3:1 3<3:6'),
        evaluateeIds: [6],
        levelTypes: ['sameLevel'] as const,
      },
      want: [],
    },
    {
      name: 'of a circle the lowest id is the top, so its leader has no superior in it',
      given: { organisation: organisation('1@ 2@ 3@', '20<30:2 30<10:3 10<20:1'), evaluateeIds: [1, 2, 3] },
      want: ['1 self 1', '1 subordinate 3', '2 self 2', '2 superior 3', '3 self 3', '3 superior 1', '3 subordinate 2'],
    },
    {
      name: 'through a leaderless department of a circle one climbs to its top',
      given: { organisation: organisation('1@ 3@ 4@20', '10<20:1 20<10: 30<20:3'), evaluateeIds: [1, 3, 4] },
      want: ['1 self 1', '1 subordinate 3,4', '3 self 3', '3 superior 1', '4 self 4', '4 superior 1'],
    },
    {
      name: 'who leads two sibling departments is one peer',
      given: { organisation: organisation('3@ 4@', '1<:3 2<:4 4<:4'), evaluateeIds: [3] },
      want: ['3 self 3', '3 sameLevel 4'],
    },
    {
      name: 'of equals the lowest id, whatever the order of the departments',
      given: {
        organisation: organisation('4@40 3@30 2@20', '40<:4 30<:3 20<:2'),
        evaluateeIds: [2],
        levelTypes: ['sameLevel'] as const,
        maximumPerLevel: 1,
      },
      want: ['2 sameLevel 3'],
    },
    {
      name: 'the same evaluatee twice is one',
      given: { organisation: COMPANY, evaluateeIds: [6, 6], levelTypes: ['superior'] as const },
      want: ['6 superior 5'],
    },
  ])('$name', ({ given, want }) => {
    expect(bound(given)).toEqual(want)
  })

  test('six per level unless set', () => {
    const department = organisation('1@9 2@9 3@9 4@9 5@9 6@9 7@9 8@9 9@9', '9<:1')
    expect(bound({ organisation: department, evaluateeIds: [1], levelTypes: ['subordinate'] })).toEqual([
      '1 subordinate 2,3,4,5,6,7',
    ])
  })

  test('everybody of a department of 40 rates exactly six colleagues', () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 1)
    const department = organisation(ids.map((id) => `${id}@9`).join(' '), '9<:')
    const relations = autoBind({ organisation: department, evaluateeIds: ids, levelTypes: ['sameLevel'] })
    expect(ids.map((id) => relations.filter(({ raterId }) => raterId === id).length)).toEqual(ids.map(() => 6))
  })
})

const anyOrganisation = fc
  .record({ people: fc.integer({ min: 1, max: 14 }), departments: fc.integer({ min: 1, max: 5 }) })
  .chain(({ people, departments }) => {
    const department = fc.integer({ min: 1, max: departments })
    return fc.record({
      employees: fc
        .array(fc.record({ departmentId: fc.option(department), disabled: fc.boolean() }), {
          minLength: people,
          maxLength: people,
        })
        .map((rows) => rows.map((row, index) => ({ id: index + 1, ...row }))),
      departments: fc
        .array(
          fc.record({ parentId: fc.option(department), leaderId: fc.option(fc.integer({ min: 1, max: people })) }),
          {
            minLength: departments,
            maxLength: departments,
          },
        )
        .map((rows) => rows.map((row, index) => ({ id: index + 1, ...row }))),
    })
  })

const anyInput = fc.record({
  organisation: anyOrganisation,
  evaluateeIds: fc.uniqueArray(fc.integer({ min: 1, max: 14 })),
  levelTypes: fc.subarray([...ALL]),
  maximumPerLevel: fc.integer({ min: 1, max: 4 }),
  existing: fc.uniqueArray(
    fc.record({
      evaluateeId: fc.integer({ min: 1, max: 14 }),
      raterId: fc.integer({ min: 1, max: 14 }),
      levelType: fc.constantFrom('custom' as const, ...ALL),
    }),
    { maxLength: 8, selector: ({ evaluateeId, raterId }) => `${evaluateeId} ${raterId}` },
  ),
})

test('pauses while it reads the organisation, whatever is bound: as often for each person', () => {
  const pausesOf = (people: number) => {
    const employees = Array.from({ length: people }, (_, index) => ({
      id: index + 1,
      departmentId: 1,
      disabled: false,
    }))
    const departments = [{ id: 1, parentId: null, leaderId: 1 }]
    const steps = autoBindSteps({ organisation: { employees, departments }, evaluateeIds: [], levelTypes: ALL })
    return [...steps].length
  }
  expect(pausesOf(200) - pausesOf(100)).toBe(300)
})

test('no self but on self, one level per person, the maximum respected, nobody disabled, always the same', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const added = autoBind(input)
      const all = [...input.existing, ...added]
      const disabled = new Set(input.organisation.employees.filter((one) => one.disabled).map(({ id }) => id))
      for (const { evaluateeId, raterId, levelType } of added) {
        expect(evaluateeId === raterId).toBe(levelType === 'self')
        expect(disabled.has(raterId)).toBe(false)
        expect(input.levelTypes).toContain(levelType)
        expect(all.filter((one) => one.evaluateeId === evaluateeId && one.raterId === raterId)).toHaveLength(1)
        const level = all.filter((one) => one.evaluateeId === evaluateeId && one.levelType === levelType)
        expect(level.length).toBeLessThanOrEqual(input.maximumPerLevel)
      }
      expect(autoBind(input)).toEqual(added)
      const { employees, departments } = input.organisation
      const turned = { employees: [...employees].reverse(), departments: [...departments].reverse() }
      expect(autoBind({ ...input, organisation: turned })).toEqual(added)
    }),
  )
})

const anySlots = fc.array(
  fc
    .uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 })
    .chain((candidates) =>
      fc.record({ candidates: fc.constant(candidates), count: fc.integer({ min: 1, max: candidates.length }) }),
    ),
  { maxLength: 4 },
)

/** Every way to fill the slots, as lists of loads. */
function everyLoad(slots: { candidates: number[]; count: number }[], loads: number[]): number[][] {
  const [slot, ...rest] = slots
  if (slot === undefined) return [loads]
  const choices = slot.candidates.reduce<number[][]>((sets, id) => sets.flatMap((set) => [set, [...set, id]]), [[]])
  return choices
    .filter((choice) => choice.length === slot.count)
    .flatMap((choice) =>
      everyLoad(
        rest,
        loads.map((load, index) => load + (choice.includes(index + 1) ? 1 : 0)),
      ),
    )
}

const squares = (loads: number[]) => loads.reduce((sum, load) => sum + load * load, 0)

test('no other choice is more even (sum of squared loads, against every choice there is)', () => {
  fc.assert(
    fc.property(anySlots, fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 5, maxLength: 5 }), (slots, start) => {
      const loads = [...start]
      const before = new Map(start.map((load, index) => [index + 1, load]))
      for (const { slot, chosen } of toEnd(evenOut(slots, before))) {
        expect(new Set(chosen).size).toBe(slot.count)
        for (const id of chosen) {
          expect(slot.candidates).toContain(id)
          loads[id - 1] = (loads[id - 1] ?? 0) + 1
        }
      }
      expect(squares(loads)).toBe(Math.min(...everyLoad(slots, start).map(squares)))
    }),
    { numRuns: 300 },
  )
})
