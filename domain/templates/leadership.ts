import type { ShippedTemplate } from './model.ts'

/**
 * Leadership 360. The five dimensions follow the structure of the public-domain Executive Core
 * Qualifications of the US Office of Personnel Management; every item text is our own.
 */
const zh: ShippedTemplate = {
  key: 'leadership',
  language: 'zh',
  title: '领导力 360° 评估',
  summary:
    '请回想过去半年您亲眼所见的行为，选择最符合实际的频率。没有标准答案，也不必顾虑措辞；没有机会观察到的，可以不作评价。全部完成大约需要 8 分钟。',
  scale: ['从不', '很少', '有时', '经常', '总是'],
  dimensions: [
    {
      name: '引领变革',
      weight: 20,
      items: [
        '在要求大家改变做法之前，先讲清楚为什么要改变、会带来什么好处。',
        '关注客户和行业的动向，并说明它们对团队工作意味着什么。',
        '先在小范围内试行新想法，再根据结果决定是否推广。',
        '计划受挫或情况突变时保持镇定，并很快提出新的安排。',
      ],
    },
    {
      name: '领导团队',
      weight: 20,
      items: [
        '针对具体的事情及时给出反馈，既说做得好的，也说需要改进的。',
        '把有挑战的任务交给愿意成长的成员，并在过程中提供支持。',
        '团队出现分歧时，先听完各方的理由，再帮助大家达成一致。',
        '公开肯定成员的贡献，不把功劳归于自己。',
      ],
    },
    {
      name: '结果导向',
      weight: 20,
      items: [
        '与每位成员约定清楚要达成的结果、期限和衡量标准。',
        '信息不完整时也能在期限内作出决定，并说明依据。',
        '发现进度落后时主动提醒相关的人，并拿出补救办法。',
        '承诺的事情按时、按质完成；做不到时提前说明。',
      ],
    },
    {
      name: '经营意识',
      weight: 20,
      items: [
        '提出方案时，说明所需的人力、费用以及预期的回报。',
        '资源紧张时，把人手和预算留给最重要的工作。',
        '用数据检查工作成效，并据此调整做法。',
        '善用合适的工具和技术，减少重复劳动和差错。',
      ],
    },
    {
      name: '建立联盟',
      weight: 20,
      items: [
        '做出会影响其他部门的决定之前，先征求他们的意见。',
        '主动与其他团队分享对他们有用的信息。',
        '协商时弄清对方真正的需要，寻找双方都能接受的方案。',
        '意见不一致时对事不对人，事后仍能与对方顺畅合作。',
      ],
    },
  ],
  openQuestions: [
    { title: '这位同事最值得保持的一个优点是什么？', summary: '请描述一个具体的情境，以及它带来的影响。' },
    { title: '这位同事最值得改进的一件事是什么？', summary: '请提出一个您希望看到的具体做法。' },
  ],
}

const en: ShippedTemplate = {
  key: 'leadership',
  language: 'en',
  title: 'Leadership 360° assessment',
  summary:
    'Think of what you have seen yourself during the last six months and choose how often it happened. There are no right answers and no need to polish your words; what you had no chance to observe you need not judge. It takes about 8 minutes.',
  scale: ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'],
  dimensions: [
    {
      name: 'Leading change',
      weight: 20,
      items: [
        'Explains why a change is needed and what it brings before asking others to work differently.',
        'Follows what happens among customers and in the industry and says what it means for the team.',
        'Tries a new idea on a small scale first and lets the result decide whether to extend it.',
        'Stays calm when plans fail or circumstances change, and soon proposes a new way forward.',
      ],
    },
    {
      name: 'Leading people',
      weight: 20,
      items: [
        'Gives prompt feedback on specific work, both on what went well and on what should improve.',
        'Hands challenging tasks to people who want to grow, and supports them along the way.',
        'Hears every side of a disagreement in the team before helping it to agree.',
        'Credits team members openly for what they contributed instead of claiming it.',
      ],
    },
    {
      name: 'Results driven',
      weight: 20,
      items: [
        'Agrees with each team member on the result, the deadline and how success will be measured.',
        'Decides in time even when information is incomplete, and gives the reasons.',
        'Warns the people concerned as soon as work falls behind, and comes with a way to recover.',
        'Delivers what was promised on time and in good quality, or says early that it will not work out.',
      ],
    },
    {
      name: 'Business acumen',
      weight: 20,
      items: [
        'States the people, the cost and the expected return when proposing a plan.',
        'Keeps staff and budget for the most important work when resources are tight.',
        'Checks with data whether the work has the wanted effect, and adjusts it accordingly.',
        'Uses suitable tools and technology to reduce repetitive work and mistakes.',
      ],
    },
    {
      name: 'Building coalitions',
      weight: 20,
      items: [
        'Asks other departments for their view before making a decision that affects them.',
        'Shares information that is useful to other teams without waiting to be asked.',
        'Finds out in negotiations what the other side really needs, and looks for a solution both can accept.',
        'Argues about the matter and not the person, and works well with them again afterwards.',
      ],
    },
  ],
  openQuestions: [
    {
      title: 'What is the one strength this person should keep?',
      summary: 'Describe a specific situation and what came of it.',
    },
    {
      title: 'What is the one thing this person should work on?',
      summary: 'Suggest something specific you would like to see.',
    },
  ],
}

export const leadershipTemplates: { zh: ShippedTemplate; en: ShippedTemplate } = { zh, en }
