/** The words of a round that never was, in both languages: names and texts as long as real ones get. */
import type { Language } from '../translate.ts'

export interface MadeUpWords {
  title: string
  /** Of the round before. */
  titleBefore: string
  evaluatee: string
  department: string
  /** Names of the two relation levels of one's own. */
  levels: [string, string]
  dimensions: { name: string; questions: string[] }[]
  /** A question about something that can do harm: its five options count from -2 to 2. */
  harmful: { title: string; options: [string, string, string, string, string]; reasons: string[] }
  /** Several may be chosen, and none counts. */
  several: { title: string; options: string[] }
  textQuestions: [string, string]
  comments: string[]
  /** Said again and again, until a text is as long as may be. */
  longWinded: string
}

const zh: MadeUpWords = {
  title: '2026 年度管理层 360 评估（虚构）',
  titleBefore: '2025 年度管理层 360 评估（虚构）',
  evaluatee: '阿卜杜热依木·买买提艾力',
  department: '华东大区 / 供应链与数字化运营中心 / 计划与交付部',
  levels: ['跨部门项目中的合作伙伴（含外部顾问）', '重要客户'],
  dimensions: [
    {
      name: '沟通协作',
      questions: [
        '清楚说明团队的目标与优先顺序，并确认每个人都理解',
        '倾听不同意见，给出具体、及时的反馈',
        '在跨部门会议上把复杂的 Kubernetes 迁移问题讲得让非技术同事也能听懂，并且愿意花时间回答他们的每一个问题',
      ],
    },
    {
      name: '结果导向',
      questions: ['为自己和团队设定可以衡量的目标', '按时兑现承诺', '在质量与速度之间作出合适的取舍'],
    },
    {
      name: '团队建设与人才培养',
      questions: ['了解每位成员的长处，分配合适的工作', '给予成员成长的机会与支持', '公开认可他人的贡献'],
    },
    {
      name: '战略思维',
      questions: ['从公司的角度考虑问题', '预见变化并提前准备', '用数据支持判断'],
    },
    { name: '诚信正直', questions: ['言行一致', '承认自己的错误并改正', '公平对待每个人'] },
  ],
  harmful: {
    title: '在压力之下的做法对团队的影响',
    options: ['打击士气', '让人疲惫', '没有影响', '让人安心', '鼓舞士气'],
    reasons: ['任务一急就直接改别人的方案，事后才解释。', '临时加班多，提前说一声会好很多。'],
  },
  several: { title: '最值得继续投入的方面（可多选）', options: ['跨部门沟通', '授权与辅导', '数据与工具', '长期规划'] },
  textQuestions: ['这位同事最值得保持的做法是什么？', '您希望这位同事在哪些方面有所改变？'],
  comments: [
    '交付可靠，遇到线上事故时沉着，复盘写得清楚。',
    '愿意帮助新人，代码评审给的意见具体。',
    '开会准备充分，结论明确。',
    '“说到做到”。\n而且会主动跟进。',
    '技术判断准确，尤其是数据库（PostgreSQL）与缓存方面。',
    '对事不对人，值得信任。',
  ],
  longWinded: '希望更多参与跨部门的项目，把经验整理成团队的规范，并且在需求评审时多听一线同事的意见。',
}

const en: MadeUpWords = {
  title: '2026 leadership 360 (made up)',
  titleBefore: '2025 leadership 360 (made up)',
  evaluatee: 'Maximiliana Featherstonehaugh-Cholmondeley',
  department: 'Eastern region / Supply chain and digital operations / Planning and delivery',
  levels: ['Partners in projects across departments (external consultants included)', 'Key customers'],
  dimensions: [
    {
      name: 'Communication',
      questions: [
        'Says what the team is to reach and what comes first, and makes sure that everybody has understood',
        'Listens to other opinions, and gives feedback that is specific and in time',
        'Explains a migration to Kubernetes in meetings across departments so that colleagues without a technical background can follow, and takes the time to answer each of their questions',
      ],
    },
    {
      name: 'Results',
      questions: [
        'Sets measurable goals for the team and for themselves',
        'Keeps promises on time',
        'Weighs quality against speed',
      ],
    },
    {
      name: 'Building the team and developing people',
      questions: [
        'Knows everybody’s strengths and hands out work accordingly',
        'Gives people chances to grow, and support',
        'Acknowledges in public what others contribute',
      ],
    },
    {
      name: 'Strategic thinking',
      questions: ['Thinks from the company’s point of view', 'Sees changes coming and prepares', 'Judges by data'],
    },
    {
      name: 'Integrity',
      questions: ['Does what they say', 'Admits mistakes and corrects them', 'Treats everybody fairly'],
    },
  ],
  harmful: {
    title: 'What their ways under pressure do to the team',
    options: ['They discourage it', 'They tire it', 'Nothing', 'They calm it', 'They inspire it'],
    reasons: [
      'When things get urgent, other people’s plans are changed first and explained later.',
      'Many late evenings at short notice; a word in advance would help.',
    ],
  },
  several: {
    title: 'What is worth more of their time (several may be chosen)',
    options: ['Talking across departments', 'Delegating and coaching', 'Data and tools', 'Planning ahead'],
  },
  textQuestions: ['What should this colleague keep doing?', 'What should this colleague change?'],
  comments: [
    'Delivers reliably, stays calm in an incident and writes it up clearly.',
    'Helps newcomers; code reviews are specific.',
    'Comes prepared to meetings and ends them with a decision.',
    '“Says it and does it.”\nAnd follows up without being asked.',
    'Sound technical judgement, above all on databases (PostgreSQL) and caching.',
    'Hard on problems, fair to people.',
  ],
  longWinded:
    'I would like to see more of the projects across departments, the lessons written down for the team, and more time for those who do the work. ',
}

export const MADE_UP_WORDS: Readonly<Record<Language, MadeUpWords>> = { zh, en }
