/** What figures of a report are compared with, and how they came about. */
export const reportFigures = {
  'report.gap.below': 'Others rate “{name}” {size} points below the self-rating, the widest gap',
  'report.gap.above': 'Others rate “{name}” {size} points above the self-rating, the widest gap',
  'report.gap.below.marked':
    'Others rate “{name}” {size} points below the self-rating, the widest gap that is unlikely to be chance',
  'report.gap.above.marked':
    'Others rate “{name}” {size} points above the self-rating, the widest gap that is unlikely to be chance',
  'report.gap.below.maybe':
    'Others rate “{name}” {size} points below the self-rating, the widest gap; it may be chance',
  'report.gap.above.maybe':
    'Others rate “{name}” {size} points above the self-rating, the widest gap; it may be chance',
  'report.gap.agree': 'Others and self agree within {size} points',
  'report.gap.noSelf': 'There is no self-rating; only others are shown',
  'report.gap.nobody': 'Nobody else gave a score to compare with the self-rating',
  'report.gap.noOthers': 'Too few others have rated to compare them with the self-rating',
  'report.gap.caption': 'Filled: others; hollow: self.',
  'report.gap.judged':
    'Filled: others; hollow: self. * marks a gap that is unlikely to be chance; from {floor} others on.',
  'report.gap.byChance': 'Of {compared} gaps, {chance} would be marked by chance on average even if there were none.',

  'report.beside.title': 'Beside the mean and the previous round',
  'report.beside.titleNorm': 'Beside the mean',
  'report.beside.titlePrevious': 'Beside the previous round',
  'report.beside.titleBands': 'How sure the scores are',
  'report.beside.above': '“{name}” lies {size} points above the mean of all evaluatees, the furthest apart',
  'report.beside.below': '“{name}” lies {size} points below the mean of all evaluatees, the furthest apart',
  'report.beside.even': 'Every indicator shown equals the mean of all evaluatees',
  'report.beside.noNorm': 'Fewer than {floor} evaluatees have an overall score: no mean is shown.',
  'report.beside.normOf':
    'The mean of the overall score is over the {count} evaluatees of this questionnaire who have one, that of an indicator over those who have a score of it.',
  'report.beside.noPrevious': 'No finished round before this one is about the same person.',
  'report.beside.previousIs': 'The previous round: “{title}”, finished on {day}.',
  'report.beside.bandIs':
    '95% band: how sure the mean is. Of 100 bands made in this way about 95 hold the true mean; from {floor} raters on.',
  'report.beside.noBand': 'No 95% band is given: that takes at least {floor} raters whose answers are not all alike.',
  'report.beside.noBandAnonymous':
    'No 95% band is given: in an anonymous questionnaire that takes a relation with at least {floor} raters about each of at least {evaluatees} evaluatees, whose answers are not all alike.',
  'report.beside.toNorm': 'From the mean',
  'report.beside.beforeShared': 'Previous round (shared relations)',
  'report.beside.changeOf': '{levels}: {before} → {now}',
  'report.beside.changeShared':
    'Where relations stand below an indicator, its change is over these alone: both rounds show them.',
  'report.beside.byChance':
    'Of {compared} changes, {chance} would be marked by chance on average even if nothing had changed.',
  'report.beside.unjudged': 'cannot be judged',
  'report.beside.judgedChange': '{change} ({judged})',

  'report.team.formsCounted': 'Complete / counted forms',
  'report.team.formsCountedAre': 'Counted: the forms of the relations that are shown, self-ratings left out.',
  'report.team.qualityAnonymous':
    'In an anonymous questionnaire a protected relation enters reliability and consistency only for evaluatees with at least {floor} raters of it; reliability needs at least {evaluatees} such evaluatees.',

  'report.team.windowsSome':
    'Some people have no 95% band of their own, mostly because fewer than {floor} others rated: their place is less sure.',

  'report.team.windowsPlaced':
    '“{name}”: {sure} of {people} people stand in a window, {blind} of them with self high and others low; {bandless} of the {sure} have no 95% band of their own',

  'report.change.byName': 'Indicators of two rounds are matched by name; their questions may differ.',
  'report.change.otherScale':
    'Where the scales of two rounds start at different points, the change may come from the scale alone, so it is not judged.',
  'report.change.otherScaleOf':
    '{names}: the scales of the two rounds start at different points, so the change may come from the scale alone and is not judged.',
  'report.change.otherPair':
    'A change with two rounds named beside it is between these; all others are between the last two rounds.',

  'report.team.levelsDiffer':
    'Views differ most on “{name}”: {high} {highScore}, {low} {lowScore} (means over the {count} people rated by both)',
  'report.team.levelsAgree': 'Over the people whom both rated, no two relations are more than {size} points apart',
  'report.team.levelsPeople': 'The means may be over different people.',

  'report.steps.title': 'How the scores came about',
  'report.steps.published':
    'Worked out from the published scores of the relations, which are rounded: the result may differ from the published score; ± says by how much at most.',
  'report.steps.none': 'No answers enter the score: none may be shown, or their relation or indicator has no weight.',
  'report.steps.product': 'Score × weight',
  'report.steps.sum': 'Together → published score',
  'report.steps.ofMaximum': 'As a share of the maximum: {score} ÷ {maximum} × 100 =',
  'report.steps.share': 'Share of the maximum',
  'report.steps.mean': 'Mean of the questions → published score',
}
