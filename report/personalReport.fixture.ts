import type { PersonalReport, ShownReport } from '../domain/scoring/report.ts'

const question = (questionId: number, title: string, byLevel: (number | null)[], weightedScore: number) => ({
  questionId,
  title,
  maximum: 5,
  weightedScore,
  percent: weightedScore * 20,
  othersScore: weightedScore - 0.05,
  selfScore: byLevel[3] ?? null,
  byLevel,
})

const dimension = (
  dimensionId: number,
  name: string,
  [percent, others, self]: [number, number, number],
  byLevel: (number | null)[],
  titles: string[],
) => ({
  dimensionId,
  name,
  weight: 20,
  percent,
  othersPercent: others,
  selfPercent: self,
  byLevel,
  questions: titles.map((title, index) =>
    question(
      dimensionId * 10 + index,
      title,
      byLevel.map((value) => (value === null ? null : value / 20 + (index % 2 === 0 ? 0.1 : -0.1))),
      percent / 20 + (index % 2 === 0 ? 0.1 : -0.1),
    ),
  ),
})

const LEVELS: PersonalReport['levels'] = [
  {
    key: 'level:1',
    kind: 'superior',
    name: '',
    pooledNames: [],
    status: 'shown',
    raterCount: '1',
    weight: 33.3333,
  },
  {
    key: 'level:2',
    kind: 'sameLevel',
    name: '',
    pooledNames: [],
    status: 'shown',
    raterCount: '5-9',
    weight: 33.3333,
  },
  {
    key: 'level:3',
    kind: 'subordinate',
    name: '',
    pooledNames: [],
    status: 'shown',
    raterCount: '5-9',
    weight: 33.3333,
  },
  { key: 'level:4', kind: 'self', name: '', pooledNames: [], status: 'shown', raterCount: '1', weight: null },
]

const DIMENSIONS: PersonalReport['dimensions'] = [
  dimension(
    1,
    '沟通协作',
    [62.5, 62, 74],
    [65, 63, 60, 74],
    [
      '能清楚说明团队目标与优先顺序，并确认每个人都理解',
      '倾听不同意见，在讨论中给出具体、及时的反馈',
      '主动与其他部门（如产品、测试、运维）同步进度与风险',
      '在跨部门会议上把复杂的 Kubernetes 迁移问题讲得让非技术同事也能听懂，并且愿意花时间回答他们的每一个问题',
    ],
  ),
  dimension(
    2,
    '结果导向',
    [81.3, 81, 76],
    [85, 80, 79, 76],
    [
      '为自己和团队设定可以衡量的目标',
      '遇到困难时想办法解决，而不是寻找理由',
      '按时兑现承诺',
      '在质量与速度之间作出合适的取舍',
    ],
  ),
  dimension(
    3,
    '团队建设',
    [71, 70, 72],
    [82, 70, 61, 72],
    ['了解每位成员的长处，分配合适的工作', '给予成员成长的机会与支持', '公开认可他人的贡献', '及时处理团队中的冲突'],
  ),
  dimension(
    4,
    '战略思维',
    [66, 66, 67],
    [68, 64, 66, 67],
    ['从公司的角度考虑问题', '预见技术与业务的变化并提前准备', '把长远方向拆成可以执行的步骤', '用数据支持判断'],
  ),
  dimension(
    5,
    '诚信正直',
    [87.7, 88, 84],
    [86, 89, 88, 84],
    ['言行一致', '承认自己的错误并改正', '公平对待每个人', '保守应当保守的秘密'],
  ),
]

const COMMENTS: PersonalReport['comments'] = [
  {
    questionId: 91,
    title: '这位同事最值得保持的做法是什么？',
    hidden: false,
    groups: [
      {
        levelKey: 'level:1',
        texts: ['交付可靠，遇到线上事故时沉着，复盘写得清楚。建议把这些做法整理成团队的规范。'],
      },
      {
        levelKey: null,
        texts: [
          '愿意帮助新人，代码评审给的意见具体。',
          '开会准备充分，结论明确。',
          '“说到做到”。\n而且会主动跟进。',
          '技术判断准确，尤其是数据库（PostgreSQL）与缓存方面。',
          '对事不对人，值得信任。',
        ],
      },
    ],
  },
  { questionId: 92, title: '您希望这位同事在哪些方面有所改变？', hidden: true, groups: [] },
]

/** A made-up report of an anonymous questionnaire: the figures of look/report.png. */
export function exampleReport(): ShownReport {
  return structuredClone<ShownReport>({
    questionnaire: { id: 1, title: '2026 年度管理层 360 评估', type: 2, finishedAt: '2026-11-20T09:00:00.000Z' },
    evaluatee: { employeeId: 7, name: '孙磊', nameMark: '', departmentName: '后端组' },
    computedAt: '2026-11-20T09:05:00.000Z',
    rule: { anonymous: true, scoreFloor: 3, commentFloor: 5, exemptLevelTypes: ['superior', 'self'], pooling: true },
    overallPercent: 73.4,
    points: { earned: 73.4, possible: 100 },
    incomplete: false,
    levels: LEVELS,
    dimensions: DIMENSIONS,
    comments: COMMENTS,
  })
}

/** With options, a reason under one of them, and answers that do not count. */
export const toldReport = (): ShownReport => ({
  ...exampleReport(),
  comments: [
    {
      questionId: 95,
      title: '最需要加强什么',
      groups: [
        { levelKey: 'level:1', texts: ['他很少授权'] },
        { levelKey: null, texts: ['开会太长'] },
      ],
      hidden: false,
    },
  ],
  told: {
    choices: [
      {
        questionId: 95,
        title: '最需要加强什么',
        options: ['授权', '倾听'],
        rows: [
          { levelKey: 'level:1', raters: '1', percents: [100, 0] },
          { levelKey: 'level:2', raters: '5-9', percents: [33, 67] },
        ],
        hidden: true,
        reasons: [{ levelKey: 'level:1', option: 0, texts: ['他很少授权'] }],
      },
    ],
    leftOut: {
      forms: [{ levelKey: 'level:2', count: 2, reasons: ['已离职'] }],
      answers: [{ questionId: 12, title: '公平对待每个人', rows: [{ levelKey: 'level:1', unable: 1, blank: 2 }] }],
    },
  },
})

/** Every scored question has the same options; of the first one peers are too few to be shown. */
export function scaledReport(options: readonly string[]): ShownReport {
  const report = exampleReport()
  const percents = options.map((_, option) => (option === 1 ? 100 : 0))
  const shares = [
    { levelKey: 'level:1', raters: '1', percents },
    { levelKey: 'level:2', raters: '5-9', percents: percents.toReversed() },
  ]
  const choices = report.dimensions
    .flatMap(({ questions }) => questions)
    .map(({ questionId, title }, at) => ({
      ...{ questionId, title, options: [...options], reasons: [], hidden: at === 0 },
      rows: at === 0 ? shares.slice(0, 1) : shares,
    }))
  return { ...report, told: { choices, leftOut: { forms: [], answers: [] } } }
}

/** The example without a figure: its paper asks for no score, or nobody who may be shown gave one. */
export function figureless(why: 'no score asked' | 'no score shown'): ShownReport {
  const report = exampleReport()
  const dimensions = report.dimensions.map((one) => ({
    ...one,
    ...{ percent: null, othersPercent: null, selfPercent: null, byLevel: one.byLevel.map(() => null) },
    questions: why === 'no score asked' ? [] : one.questions,
  }))
  return { ...report, overallPercent: null, points: null, dimensions }
}

/** Its first dimension asks for no score, the others do. */
export function oneUnscored(): ShownReport {
  const [unscored] = figureless('no score asked').dimensions
  const report = exampleReport()
  return { ...report, dimensions: [...(unscored ? [unscored] : []), ...report.dimensions.slice(1)] }
}
