/** The personal report, on screen and as PDF. */
export const report = {
  'report.title': 'Personal report',
  'report.product': 'Roundview',
  'report.finished': 'Finished on {day}',
  'report.computed': 'Computed on {day}',
  'report.anonymous': 'Anonymous questionnaire',
  'report.named': 'Named questionnaire',
  'report.incomplete': 'Incomplete',

  'report.overall': 'Overall score',
  'report.outOf100': 'out of 100',
  'report.points': '{earned} / {possible} points',
  'report.overallHidden': 'Too few raters may be shown for an overall score',

  'report.level.superior': 'Superior',
  'report.level.sameLevel': 'Same level',
  'report.level.subordinate': 'Subordinates',
  'report.level.self': 'Self',
  'report.level.custom': 'Other relation',
  'report.level.pool': 'Other raters',
  'report.others': 'Others',
  'report.self': 'Self',
  'report.difference': 'Gap',
  'report.dimension': 'Dimension',
  'report.question': 'Question',
  'report.score': 'Score',
  'report.maximum': 'Max.',
  'report.weight': 'Weight',
  'report.relation': 'Relation',
  'report.raterCount': 'Raters',
  'report.status': 'Shown as',
  'report.status.shown': 'On its own',
  'report.status.pooled': 'Together: {names}',
  'report.status.hidden': 'Too few, not shown',
  'report.status.empty': 'No answers',
  'report.status.notAsked': 'Nobody asked',
  'report.status.notAnswered': 'Asked, nobody answered',
  'report.status.unable': 'Answered without a score (“unable to observe”, for example)',

  'report.profile.range': 'Others rate “{high}” highest ({highScore}) and “{low}” lowest ({lowScore})',
  'report.profile.even': 'Others rate every dimension the same, {score}',
  'report.profile.single': 'Others rate “{name}” {score}',
  'report.profile.none': 'Too few raters: nothing of what others said can be shown',
  'report.profile.caption': 'Scores by dimension, out of 100. Solid line: others; dashed: self.',
  'report.profile.byLevel': 'Show by relation',

  'report.gap.below': 'Others rate “{name}” {size} points below the self-rating, the widest gap',
  'report.gap.above': 'Others rate “{name}” {size} points above the self-rating, the widest gap',
  'report.gap.agree': 'Others and self agree within {size} points',
  'report.gap.noSelf': 'There is no self-rating; only others are shown',
  'report.gap.noOthers': 'Too few others have rated to compare them with the self-rating',
  'report.gap.caption': 'Filled: others; hollow: self. Gaps under {size} points are not coloured.',

  'report.levels.differ': 'Views differ most on “{name}”: {high} {highScore}, {low} {lowScore}',
  'report.levels.agree': 'All relations agree within {size} points',
  'report.levels.plain': 'Scores by dimension',
  'report.levels.caption': 'Means of each relation, out of 100.',

  'report.question.weights': 'Weights here: {weights}',
  'report.raters.title': 'Who took part',
  'report.questions.title': 'Scores by question',
  'report.questions.caption': 'Means of each relation, in points of the question.',
  'report.comments.title': 'Comments',
  'report.comments.caption': 'In the raters’ own words, in random order.',
  'report.comments.together': 'All raters',
  'report.comments.hidden': 'Fewer than {floor} people answered: not shown, to protect the raters.',
  'report.comments.none': 'There are no comments.',
  'report.notes.title': 'How to read this report',

  'report.note.incomplete':
    'Some relation has no answers or too few of them: the overall score should not be compared with other people’s.',
  'report.note.hidden': '{names}: too few answers, not shown and not part of any total, to protect the raters.',
  'report.note.pooled':
    'Among {names} some relation has fewer than {floor} answers, so they are shown together as “Other raters”.',
  'report.note.empty': '{names}: no answers.',
  'report.note.notAnswered': '{names}: asked, but nobody answered.',
  'report.note.unable': '{names}: answered, but without a score (“unable to observe”, for example).',
  'report.note.weights':
    'Where a question names weights, some relation has no score for it: its weight is shared among the others.',
  'report.note.anonymous':
    'This questionnaire is anonymous: a relation’s scores are shown from {floor} raters on, comments from {commentFloor}; superiors and self are exempt.',
  'report.note.cells':
    'Where a figure is missing, too few answered that question; questions with few possible scores need more raters.',
  'report.note.named':
    'This questionnaire is named: administrators can see each rater’s answers; this report shows means by relation only.',
  'report.note.weighted':
    'Scores are weighted by relation; weights are shared among the relations shown. A question’s maximum counts as 100.',
  'report.note.others':
    '“Others” is the plain mean of all answers shown except self, not weighted by relation, so it may differ slightly from the score.',

  'report.pdf.page': 'Page {page} of {pages}',
} as const
