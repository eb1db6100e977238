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
  'report.overallNobody': 'Nobody else gave a score, so there is no overall score',
  'report.overallWeightless': 'None of the relations shown has a weight, so there is no overall score',
  'report.overallUnweighted': 'None of the indicators that have a score has a weight, so there is no overall score',

  'report.level.superior': 'Superior',
  'report.level.sameLevel': 'Same level',
  'report.level.subordinate': 'Subordinates',
  'report.level.self': 'Self',
  'report.level.custom': 'Other relation',
  'report.level.pool': 'Other raters',
  'report.others': 'Others',
  'report.self': 'Self',
  'report.difference': 'Gap',
  'report.dimension': 'Indicator',
  'report.question': 'Question',
  'report.score': 'Score',
  'report.earned': 'Points',
  'report.maximum': 'Max.',
  'report.weight': 'Weight',
  'report.relation': 'Relation',
  'report.raterCount': 'Raters',
  'report.status': 'Shown as',
  'report.status.shown': 'On its own',
  'report.status.pooled': 'Together: {names}',
  'report.status.shown.weightless': 'On its own; weight 0: not part of the score, but of “others”',
  'report.status.pooled.weightless': 'Together: {names}; weight 0: not part of the score, but of “others”',
  'report.status.hidden': 'Too few, not shown',
  'report.status.empty': 'No answers',
  'report.status.notAsked': 'Nobody asked',
  'report.status.notAnswered': 'Asked, nobody answered',
  'report.status.unable': 'Answered without a score (“unable to observe”, for example)',

  'report.profile.range': 'Others rate “{high}” highest ({highScore}) and “{low}” lowest ({lowScore})',
  'report.profile.even': 'Others rate every indicator shown the same, {score}',
  'report.profile.single': 'Others rate “{name}” {score}',
  'report.profile.none': 'Too few raters: nothing of what others said can be shown',
  'report.profile.caption': 'Scores by indicator, out of 100. Solid line: others; dashed: self.',
  'report.profile.byLevel': 'Show by relation',

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

  'report.levels.differ': 'Views differ most on “{name}”: {high} {highScore}, {low} {lowScore}',
  'report.levels.agree': 'All relations agree within {size} points',
  'report.levels.plain': 'Scores by indicator',
  'report.levels.caption': 'Means of each relation, out of 100.',

  'report.norm': 'Mean of all',
  'report.before': 'Previous round',

  'report.question.weights': 'Weights here: {weights}',
  'report.raters.title': 'Who took part',
  'report.questions.title': 'Scores by question',
  'report.questions.caption': 'Means of each relation, in points of the question.',
  'report.choices.title': 'What was chosen',
  'report.choices.caption':
    'Share of those who chose something; where several may be chosen, the shares may add up to more than 100 %.',
  'report.choices.scored': 'Show what was chosen in scored questions ({count})',
  'report.choices.option': 'Option',
  'report.choices.why': 'Why “{option}”',
  'report.choices.hidden': 'Too few of some relation answered: its shares are not shown, to protect the raters.',
  'report.comments.title': 'Comments',
  'report.comments.caption': 'In the raters’ own words, in random order.',
  'report.comments.together': 'All raters',
  'report.comments.others': 'Other raters, relations not told apart',
  'report.comments.hidden': 'Fewer than {floor} people of some relation answered: not shown, to protect the raters.',
  'report.comments.hiddenRest':
    'Fewer than {floor} people of some other relation answered: not shown, to protect the raters.',
  'report.comments.none': 'There are no comments.',
  'report.leftOut.title': 'Answers that do not count',
  'report.leftOut.caption': 'They enter no score and no share.',
  'report.leftOut.captionAnonymous': 'They enter no score and no share. Told only of relations that are not protected.',
  'report.leftOut.forms.one': '{name}: {count} whole form left out of the figures',
  'report.leftOut.forms.other': '{name}: {count} whole forms left out of the figures',
  'report.leftOut.formsWhy.one': '{name}: {count} whole form left out of the figures ({reasons})',
  'report.leftOut.formsWhy.other': '{name}: {count} whole forms left out of the figures ({reasons})',
  'report.leftOut.line': '{title} – {text}',
  'report.leftOut.unable': '{name}: {count} “unable to observe”',
  'report.leftOut.blank': '{name}: {count} without an answer',
  'report.notes.title': 'How to read this report',

  'report.note.incomplete':
    'Some relation gave no score, or too few of it did: the overall score should not be compared with other people’s.',
  'report.note.hidden': '{names}: too few answers, not shown and not part of any total, to protect the raters.',
  'report.note.pooled':
    '{names}: at least one of these has fewer than {floor} answers, so they are shown together as “Other raters”.',
  'report.note.empty': '{names}: no answers.',
  'report.note.notAnswered': '{names}: asked, but nobody answered.',
  'report.note.unable': '{names}: answered, but without a score (“unable to observe”, for example).',
  'report.note.weights':
    'Where a question names weights, some relation has no score for it: its weight is shared among the others.',
  'report.note.anonymous':
    'This questionnaire is anonymous: a relation’s scores are shown from {floor} raters on, comments from {commentFloor}; except {exempt}.',
  'report.note.anonymousAll':
    'This questionnaire is anonymous: a relation’s scores are shown from {floor} raters on, comments from {commentFloor}.',
  'report.note.cells':
    'Where a figure or a relation is missing, too few answered; questions with few possible scores need more raters.',
  'report.note.named':
    'This questionnaire is named: administrators can see each rater’s answers. This report shows means and shares by relation, and comments as they were written; where a relation has one rater, these are that rater’s answers.',
  'report.note.weighted':
    'Scores are weighted by relation; weights are shared among the relations shown. A question’s maximum counts as 100.',
  'report.note.points':
    'In “{earned} / {possible} points” questions without a score count 0; the score out of 100 leaves them out, so the two may lie far apart.',
  'report.note.others':
    '“Others” is the plain mean of all answers shown except self, not weighted by relation, so it may differ slightly from the score.',

  'report.key.title': 'In short',
  'report.key.none':
    'There are no scores of others to show: nobody gave any, or too few did. That says nothing good or bad about the person.',
  'report.key.strongest': 'Others rate highest: {names}, {score}',
  'report.key.weakest': 'Others rate lowest: {names}, {score}',
  'report.help.title': 'What its words and figures mean',
  'report.help.range': 'Why a number of people reads “3–4”',
  'report.help.range.text':
    'With the exact number, somebody’s answer might be worked out from a mean, so only a range is given.',
  'report.help.band': 'How sure a score is',
  'report.help.band.text':
    'Each score is the mean of what a few people think. With other raters it might have come out some points higher or lower; the fewer people, the wider that range. Do not read much into small differences.',
  'report.help.hidden': '“Too few, not shown”',
  'report.help.hidden.text':
    'When very few people answered, a score would tell who gave it. It is not shown and enters no total. That says nothing about how good or bad the feedback was.',
  'report.help.pooled': '“Together”',
  'report.help.pooled.text':
    'Groups with too few people are joined as “Other raters”. What is shown is the mean of all of them together; it is not the view of any one of the groups.',
  'report.help.gap': 'The gap between others and self',
  'report.help.gap.ofOther':
    'A gap says that others see the person differently from the self-rating, not who is right. It is worth talking over what they saw.',
  'report.help.gap.text':
    'A gap says that others see you differently from how you see yourself, not who is right. It is worth asking what they saw.',

  'report.own.title': 'My notes and aims',
  'report.own.caption': 'Printed in one’s own copy of the report alone.',
  'report.own.aims': 'Aims',
  'report.own.by': 'By {day}',

  'report.making.step.preparing': 'Preparing the PDF…',
  'report.making.step.waiting': 'Another page is making a PDF; this one comes next.',
  'report.making.step.fonts': 'Loading fonts for the first PDF…',
  'report.making.step.decoding': 'Unpacking the fonts…',
  'report.making.step.writing': 'Making the PDF…',
  'report.making.step.server': 'The server is making the PDF…',
  'report.making.bytes': '{received} of {total} MB loaded',
  'report.making.slow': 'The fonts load slowly. Go on waiting, or have the server make the PDF.',
  'report.making.onServer': 'Make it on the server',
  'report.making.failed.slow':
    'The fonts did not come in time, so the browser could not make the PDF. Have the server make it, or try again later.',
  'report.making.failed.gone':
    'The host of the fonts cannot be reached, so the browser could not make the PDF. Have the server make it, or check the network and try again.',
  'report.making.failed.missing':
    'The host of the fonts does not have the file, so the browser could not make the PDF. Have the server make it; if this goes on, tell whoever runs the server that files of the fonts are missing.',
  'report.making.failed.rubbish':
    'What came is not the font it should be, so the browser could not make the PDF. Have the server make it, or try again to load the fonts anew.',
  'report.making.failed.worker':
    'The browser could not make the PDF. Have the server make it, or reload the page and try again.',

  'report.pdf.contents': 'Contents',
  'report.pdf.profile': 'Profile',
  'report.pdf.gap': 'Others and self',
  'report.pdf.levels': 'Views by relation',
  'report.pdf.continued': '{title} (continued)',
  'report.pdf.page': 'Page {page} of {pages}',

  'report.team.title': 'Team report',
  'report.team.counts': '{evaluatees} evaluatees, {scored} with an overall score, {complete} of them complete',
  'report.team.tooFew': 'Fewer than 5 evaluatees have an overall score: no means are shown',
  'report.team.overall': 'Mean of the overall scores',
  'report.team.band': '95% band of the mean {low} – {high}',
  'report.team.noBand': 'all scores are equal, so there is no band',
  'report.team.deviationOf': 'Standard deviation between people {deviation}',
  'report.team.dimensions': 'Means by indicator',
  'report.team.dimensionsCaption':
    'Means of the evaluatees’ scores, out of 100. The narrower the band, the surer the mean.',
  'report.team.mean': 'Mean',
  'report.team.bandHead': '95% band',
  'report.team.deviation': 'Std. dev.',
  'report.team.even': 'All indicators have the same mean, {score}',
  'report.team.range': '“{high}” has the highest mean ({highScore}), “{low}” the lowest ({lowScore})',
  'report.team.gapCaption': 'Filled: mean of others; hollow: mean of self. The gap is over people who have both.',
  'report.team.levelsCaption': 'Means of each relation, out of 100; not shown below 5 evaluatees.',
  'report.team.distribution': 'Distribution',
  'report.team.distributionFinding': 'Overall scores run from {low} to {high}, the median is {middle}',
  'report.team.distributionCaption':
    'Each bar counts the people in a range of scores; the end of a range belongs to the next one, 100 to the last.',
  'report.team.extremes': 'Highest and lowest questions',
  'report.team.extremesCaption': 'Means over the evaluatees, out of 100.',
  'report.team.highest': 'Highest',
  'report.team.lowest': 'Lowest',
  'report.team.windows': 'Others and self: four windows',
  'report.team.windowsFinding':
    '“{name}”: {sure} of {people} people stand clearly in a window, {blind} of them with self high and others low',
  'report.team.heatFinding': 'People differ most on “{name}”: from {low} to {high}',
  'report.team.windowsCaption':
    'Across: others; upwards: self; a point is a person. The cross is the mean of others, the grey strips its 95% band; whoever is no further from the mean than the margin of error is in no window.',
  'report.team.axisOthers': 'Others →',
  'report.team.axisSelf': '↑ Self',
  'report.team.departments': 'Departments',
  'report.team.departmentsCaption': 'With all departments below; those with fewer than 5 evaluatees are not shown.',
  'report.team.department': 'Department',
  'report.team.people': 'People',
  'report.team.quality': 'Quality of the figures',
  'report.team.qualityCaption':
    'Agreement (rwg): how close raters of one relation are, 1 is full agreement. Reliability (ICC(1)): how well one rater tells evaluatees apart, from 10 evaluatees on. Consistency (alpha): whether the questions of an indicator measure one thing, from 30 complete forms on that are half of all or more.',
  'report.team.agreement': 'Agreement, rwg',
  'report.team.reliability': 'Reliability, ICC(1)',
  'report.team.consistency': 'alpha',
  'report.team.forms': 'Complete / all forms',
  'report.team.atMostNothing': 'at most 0',
  'report.team.participation': 'Participation',
  'report.team.asked': 'Asked',
  'report.team.sent': 'Sent',
  'report.team.leftOut': 'Left out',
  'report.team.share': 'Share sent',
  'report.team.participationCaption':
    '“Nobody asked” counts people, the other columns count forms. Anonymous questionnaires do not show how many forms had no score.',
  'report.team.leftOutCaption':
    'Forms under “Left out” were sent, but an administrator left them out of the figures; they are not part of “Sent”.',
  'report.team.notAsked': 'Nobody asked',
  'report.team.notAnswered': 'Not answered',
  'report.team.unable': 'Without a score',
  'report.team.windowsLine': 'Mean of others {mean}, margin of error ±{margin}.',
  'report.team.windowsDrawn': 'The first {most} are drawn; the table has everybody.',
  'report.team.windowsFirst': 'The first {most} are drawn; the figures below a plot count everybody.',
  'report.team.windowsTable': 'Show as a table',
  'report.team.person': 'Name',
  'report.window': 'Window',
  'report.window.open': 'Both high',
  'report.window.hidden': 'Others high, self low',
  'report.window.blind': 'Self high, others low',
  'report.window.unseen': 'Both low',
  'report.window.none': 'Not sure',
  'report.windowCount': '{window}: {count}',

  'report.combined.title': 'Combined report',
  'report.combined.byDimension': 'Evaluatees by indicator',
  'report.combined.chosen': 'Of {count} evaluatees, the {shown} chosen ones are listed here.',
  'report.combined.tooMany':
    'There are too many evaluatees or indicators to list their scores by indicator here; choose some of the people to have them.',
  'report.combined.byChanceIn':
    'In “{part}”, {count} figures are compared. Even if nothing had changed, about {chance} of them would be marked by chance.',
  'report.combined.rounds': 'Questionnaires combined',
  'report.combined.round': 'Finished {day} · evaluatees: {count}',
  'report.combined.round.gone': 'A questionnaire that was deleted; there are no results to show',
  'report.combined.round.notFinished': 'The questionnaire is not finished; there are no results to show',
  'report.combined.none': 'None of the questionnaires of this report has results to show.',
  'report.combined.evaluatees': 'Evaluatees',
  'report.combined.people.one': '{count} evaluatee in all; in two rounds or more: {repeated}.',
  'report.combined.people.other': '{count} evaluatees in all; in two rounds or more: {repeated}.',
  'report.combined.table': 'Scores round by round',
  'report.combined.mean': 'Mean of rounds',
  'report.combined.band': '({low} to {high}) {judged}',
  'report.combined.tooFew': 'The mean of a round needs {floor} evaluatees with a score; otherwise it is “—”.',
  'report.combined.equal': 'In the mean of rounds each round weighs the same; rounds without a score are left out.',
  'report.combined.partial':
    '* Over the relations and indicators shown in both rounds alone, so it is not the difference of the two scores.',
  'report.combined.bandNote':
    'In brackets: where the change lies with 95% confidence; without 0 in it, it is unlikely to be chance.',
  'report.combined.unmatched': 'Indicators of one round alone',
  'report.combined.inRound': 'Questionnaire',
  'report.combined.unmatched.lead': 'Indicators of different names cannot be compared.',
  'report.combined.nobody': 'Nobody was evaluated',
  'report.combined.byChance':
    'Compared: {count}. Even if nothing had changed, about {chance} of them would be marked by chance.',
  'report.combined.find.rise': 'The overall score rose by {size} points from “{from}” to “{to}”, more than by chance',
  'report.combined.find.fall': 'The overall score fell by {size} points from “{from}” to “{to}”, more than by chance',
  'report.combined.find.steady':
    'The overall score changed by {change} points from “{from}” to “{to}”, which may be chance',
  'report.combined.find.unsure':
    'The overall score changed by {change} points from “{from}” to “{to}”; whether that is chance cannot be told',
  'report.combined.find.noChange':
    'Fewer than {floor} people can be compared in the last two rounds, so no change is given',
  'report.combined.find.single': 'Only one questionnaire has results, so there is nothing to compare',
  'report.combined.find.dimensions': 'The indicator that changed most is “{name}” ({change})',
  'report.combined.find.noMatch':
    'The last two questionnaires have no indicator of the same name, so no change is given',
  'report.change': 'Change',
  'report.beyondChance': 'unlikely to be chance',
  'report.maybeChance': 'may be chance',
} as const
