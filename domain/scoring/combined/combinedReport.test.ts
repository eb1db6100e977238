import { describe, expect, it } from 'vitest'
import { combinedPeople, combinedTeam } from './combinedReport.ts'
import { member, ROW, round } from './rounds.fixture.ts'
import { matchedDimensions, newestPair } from './rounds.ts'

/** Five people, each with the same figure in every dimension. */
const five = (names: string[], percents: number[], from = 1) =>
  round(
    names,
    percents.map((percent, index) =>
      member(
        index + from,
        percent,
        names.map(() => percent),
      ),
    ),
  )

describe('dimensions of several rounds', () => {
  const names = (given: string[][]) =>
    matchedDimensions(given.map((each) => round(each, []))).map(({ name, byRound }) => [
      name,
      byRound.map((one) => one?.dimensionId ?? null),
    ])

  it.each([
    {
      name: 'are the same by their trimmed name',
      given: [
        [' A', 'B'],
        ['A ', 'C'],
      ],
      want: [
        ['A', [1, 1]],
        ['C', [null, 2]],
        ['B', [2, null]],
      ],
    },
    {
      name: 'differ by a letter',
      given: [['A'], ['a']],
      want: [
        ['a', [null, 1]],
        ['A', [1, null]],
      ],
    },
    {
      name: 'have no match where a round has the name twice',
      given: [['A'], ['A', 'A ']],
      want: [
        ['A', [null, 1]],
        ['A', [null, 2]],
        ['A', [1, null]],
      ],
    },
    {
      name: 'stand in the order of the newest',
      given: [
        ['B', 'A'],
        ['A', 'B'],
      ],
      want: [
        ['A', [2, 1]],
        ['B', [1, 2]],
      ],
    },
  ])('$name', ({ given, want }) => {
    expect(names(given)).toEqual(want)
  })

  it('are compared between the two newest that have them', () => {
    expect(newestPair([true, true, false, true])).toEqual({ from: 1, to: 3 })
    expect(newestPair([true, false])).toBeUndefined()
    expect(newestPair([])).toBeUndefined()
  })
})

describe('means of several rounds', () => {
  it('are over the people present in each, whoever was in the others', () => {
    const team = combinedTeam([five(['A'], [50, 60, 70, 80, 90]), five(['A'], [60, 70, 80, 90, 100], 4)])
    expect(team).toMatchObject({
      evaluateeCount: 8,
      repeatedCount: 2,
      overall: { combined: 75, byQuestionnaire: [70, 80] },
      dimensions: [{ name: 'A', isMatched: true, isAsked: [true, true], combined: 75, byQuestionnaire: [70, 80] }],
    })
    // Two people in both are too few.
    expect(team.overall.change).toBeNull()
  })

  it('weigh each round the same, however many were in it', () => {
    const large = five(['A'], [90, 90, 90, 90, 90, 90, 90, 90, 90, 90])
    expect(combinedTeam([five(['A'], [50, 50, 50, 50, 50]), large]).overall.combined).toBe(70)
  })

  it('round once, from the exact means', () => {
    // 60.06 is printed as 60.1; the mean of both is 60.03, that of the printed ones would be 60.05.
    const rounds = [five(['A'], [60, 60, 60, 60, 60.3]), five(['A'], [60, 60, 60, 60, 60])]
    expect(combinedTeam(rounds).overall).toMatchObject({ byQuestionnaire: [60.1, 60], combined: 60 })
  })

  it('leave out a round of fewer than five, so that nothing of it comes out by subtraction', () => {
    const few = five(['A'], [10, 20, 30, 40])
    const team = combinedTeam([five(['A'], [50, 60, 70, 80, 90]), few])
    expect(team.overall).toMatchObject({ byQuestionnaire: [70, null], combined: 70, change: null })
    expect(team.dimensions[0]).toMatchObject({ byQuestionnaire: [70, null], combined: 70, change: null })
  })

  it('keep the place of a round without results, and say nothing of it', () => {
    const team = combinedTeam([null, five(['A'], [50, 60, 70, 80, 90])])
    expect(team.overall).toEqual({ combined: 70, byQuestionnaire: [null, 70], change: null })
    expect(team.dimensions).toEqual([
      { name: 'A', isMatched: false, isAsked: [false, true], combined: 70, byQuestionnaire: [null, 70], change: null },
    ])
  })

  it('are none where there are none', () => {
    const nothing = { combined: null, byQuestionnaire: [null, null], change: null }
    expect(combinedTeam([null, null])).toEqual({
      evaluateeCount: 0,
      repeatedCount: 0,
      overall: nothing,
      dimensions: [],
    })
    expect(combinedTeam([round([], []), round(['A'], [])]).dimensions[0]).toMatchObject(nothing)
    expect(combinedPeople([null, null])).toEqual([])
  })
})

describe('the change of many', () => {
  const before = five(['A'], [50, 60, 70, 80, 90])

  it('is the mean over those in both, with its band', () => {
    const now = five(['A'], [52, 63, 74, 85, 96])
    // 2, 3, 4, 5, 6: mean 4, deviation 1.5811, t(4) 2.7764, margin 1.9632.
    const change = {
      from: 0,
      to: 1,
      value: 4,
      band: { low: 2, high: 6 },
      isMarked: true,
      isPartial: false,
      evaluatees: 5,
    }
    const team = combinedTeam([before, now])
    expect(team.overall.change).toEqual(change)
    expect(team.dimensions[0]?.change).toEqual(change)
  })

  it('is not marked where its band holds 0, and has none where all changed alike', () => {
    expect(combinedTeam([before, five(['A'], [40, 70, 60, 95, 87])]).overall.change).toMatchObject({
      value: 0.4,
      isMarked: false,
    })
    expect(combinedTeam([before, five(['A'], [51, 61, 71, 81, 91])]).overall.change).toMatchObject({
      value: 1,
      band: null,
      isMarked: null,
    })
  })

  it('is not judged where the scales start elsewhere, neither in the indicator nor overall', () => {
    const sliders = five(['A'], [42, 53, 64, 75, 86])
    const moved = { ...sliders, dimensions: sliders.dimensions.map((one) => ({ ...one, lowest: 0 })) }
    const team = combinedTeam([before, moved])
    const change = {
      ...{ from: 0, to: 1, value: -6, band: null, isMarked: null, isPartial: false, evaluatees: 5 },
      isOtherScale: true,
    }
    expect(team.dimensions[0]?.change).toEqual(change)
    expect(team.overall.change).toEqual(change)
    const [person] = combinedPeople([before, moved])
    expect(person?.overall.change).toMatchObject({ band: null, isMarked: null, isOtherScale: true })
  })

  it('is over a part where that of a single person is', () => {
    const rowsOf = (weight: number) => [ROW([50], { weight }), ROW([50], { kind: 'sameLevel', weight: 100 - weight })]
    const people = [1, 2, 3, 4, 5]
    /** The levels of so many weigh otherwise than before. */
    const rounds = (partial: number) =>
      [50, 60].map((weight) => {
        const members = people.map((id) => member(id, 50, [50], rowsOf(id <= partial ? weight : 50)))
        return round(['A'], members)
      })
    const isPartial = (partial: number) => {
      const { overall, dimensions } = combinedTeam(rounds(partial))
      return [overall, ...dimensions].map(({ change }) => change?.isPartial)
    }
    expect([0, 1, 5].map(isPartial)).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ])
  })

  it('is between the two newest of three', () => {
    const team = combinedTeam([five(['A'], [0, 0, 0, 0, 0]), before, five(['A'], [52, 63, 74, 85, 96])])
    expect(team.overall.change).toMatchObject({ from: 1, to: 2, value: 4 })
    expect(team.overall).toMatchObject({ byQuestionnaire: [0, 70, 74], combined: 48 })
  })
})

describe('a person across rounds', () => {
  it('has the mean of the rounds with a figure, and is incomplete where one is', () => {
    const rounds = [
      round(['A'], [member(1, null, [null])]),
      round(['A'], [member(1, 80, [80])]),
      round(['B'], [member(1, 90, [70])]),
    ]
    expect(combinedPeople(rounds)).toEqual([
      {
        evaluatee: { employeeId: 1, name: 'P1', departmentName: '' },
        incomplete: true,
        overall: { combined: 85, byQuestionnaire: [null, 80, 90], change: null },
        dimensions: [
          {
            name: 'B',
            isMatched: false,
            isAsked: [false, false, true],
            combined: 70,
            byQuestionnaire: [null, null, 70],
            change: null,
          },
          {
            name: 'A',
            isMatched: true,
            isAsked: [true, true, false],
            combined: 80,
            byQuestionnaire: [null, 80, null],
            change: null,
          },
        ],
      },
    ])
  })

  it('bears the name of the newest round they are in', () => {
    const old = member(1, 50, [50])
    const renamed = { ...old, evaluatee: { ...old.evaluatee, name: 'New' } }
    expect(combinedPeople([round(['A'], [old]), round(['A'], [renamed])])[0]?.evaluatee.name).toBe('New')
    expect(combinedPeople([round(['A'], [old]), round(['A'], [])])[0]?.evaluatee.name).toBe('P1')
  })
})
