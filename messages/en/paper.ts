/** What the checks of a paper find (spec §5), what the editor refuses, and papers that cannot be read. */
export const paper = {
  'paper.check.titleEmpty': 'The questionnaire title is empty',
  'paper.check.titleHidden':
    'The questionnaire title may hold no line breaks, control characters or characters without width',
  'paper.check.titleUnstorable': 'The questionnaire title holds half a character',
  'paper.check.summaryUnstorable': 'The questionnaire description holds a NUL character or half a character',
  'paper.check.titleTooLong': 'The questionnaire title is too long ({length} characters, at most {maximum})',
  'paper.check.summaryTooLong': 'The questionnaire description is too long ({length} characters, at most {maximum})',
  'paper.check.questionTitleTooLong':
    'Page {pageNumber}, question {questionNumber}: the question title is too long ({length} characters, at most {maximum})',
  'paper.check.questionSummaryTooLong':
    'Page {pageNumber}, question {questionNumber}: the question description is too long ({length} characters, at most {maximum})',
  'paper.check.optionTitleTooLong':
    'Page {pageNumber}, question {questionNumber}: option {optionNumber} is too long ({length} characters, at most {maximum})',
  'paper.check.optionHintTooLong':
    'Page {pageNumber}, question {questionNumber}: the hint in the field for the reason of option {optionNumber} is too long ({length} characters, at most {maximum})',
  'paper.check.leftDescriptionTooLong':
    'Page {pageNumber}, question {questionNumber}: the text of “Left end” is too long ({length} characters, at most {maximum})',
  'paper.check.middleDescriptionTooLong':
    'Page {pageNumber}, question {questionNumber}: the text of “Middle” is too long ({length} characters, at most {maximum})',
  'paper.check.rightDescriptionTooLong':
    'Page {pageNumber}, question {questionNumber}: the text of “Right end” is too long ({length} characters, at most {maximum})',
  'paper.check.questionTextsTooLong':
    'Page {pageNumber}, question {questionNumber}: all texts of this question together are too long ({length} characters as saved, at most {maximum})',
  'paper.check.questionTitleEmpty': 'Page {pageNumber}, question {questionNumber}: the question title is empty',
  'paper.check.questionSummaryEmpty': 'Page {pageNumber}, question {questionNumber}: the question description is empty',
  'paper.check.optionTitleEmpty':
    'Page {pageNumber}, question {questionNumber}: option {optionNumber}: the option description is empty',
  'paper.check.optionScoreEmpty':
    'Page {pageNumber}, question {questionNumber}: option {optionNumber}: the option score is empty',
  'paper.check.optionScoreOutOfBounds':
    'Page {pageNumber}, question {questionNumber}: option {optionNumber}: the score must be between {minimum} and {maximum}',
  'paper.check.tooFewOptions': 'Page {pageNumber}, question {questionNumber}: at least {count} options are needed',
  'paper.check.scoreRange':
    'Page {pageNumber}, question {questionNumber}: “Highest score” must be higher than “Lowest score”',
  'paper.check.minimumScore':
    'Page {pageNumber}, question {questionNumber}: “Lowest score” must be between {minimum} and {maximum}',
  'paper.check.maximumScore':
    'Page {pageNumber}, question {questionNumber}: “Highest score” must be between {minimum} and {maximum}',
  'paper.check.step':
    'Page {pageNumber}, question {questionNumber}: “Step” must be greater than {minimum} and at most {maximum}',
  'paper.check.precision':
    'Page {pageNumber}, question {questionNumber}: “Decimals” must be a whole number from {minimum} to {maximum}',
  'paper.check.lengthMaximum':
    'Page {pageNumber}, question {questionNumber}: “Most characters” must be a whole number from {minimum} to {maximum}',
  'paper.edit.notice': 'Notice',
  'paper.edit.homePageStays': 'The home page cannot be removed',
  'paper.data.notJson': 'Page {pageNumber}, question {questionNumber}: {field} is not valid JSON',
  'paper.data.notObject': 'Page {pageNumber}, question {questionNumber}: {field} must be a JSON object',
  'paper.data.wrongType': 'Page {pageNumber}, question {questionNumber}: {field} has the wrong type',
  'paper.data.unknownType': 'Page {pageNumber}, question {questionNumber}: unknown question type',
  'paper.data.missingId': 'Page {pageNumber}, question {questionNumber}: the id is missing',
  'paper.data.unknownId': 'Page {pageNumber}, question {questionNumber}: the id does not belong to this paper',
  'paper.data.unknownPageId': 'Page {pageNumber}: the id does not belong to this paper',
  'paper.data.repeatedId': 'Page {pageNumber}, question {questionNumber}: the id occurs twice',
  'paper.data.repeatedPageId': 'Page {pageNumber}: the id occurs twice',
  'paper.data.outOfRange':
    'Page {pageNumber}, question {questionNumber}: {field} must lie between {minimum} and {maximum}',
  'paper.data.tooLong': 'Page {pageNumber}, question {questionNumber}: {field} holds at most {maximum} characters',
  'paper.data.tooMany': 'Page {pageNumber}, question {questionNumber}: at most {maximum} options',
} as const

/** What is wrong with an answer; shown beside the question. */
export const paperAnswers = {
  'paper.answer.at': 'Page {pageNumber}, question {questionNumber}: {text}',
  'paper.answer.required': 'Please answer this question',
  'paper.answer.unknownQuestion': 'This question is no longer in the questionnaire. Please reload the page',
  'paper.answer.twice': 'This question was answered twice. Please reload the page and answer it again',
  'paper.answer.wrongKind': 'This answer does not fit the question. Please answer it again',
  'paper.answer.unableNotAllowed': 'This questionnaire does not accept “unable to observe”',
  'paper.answer.unknownOption': 'The chosen option does not belong to this question. Please choose again',
  'paper.answer.oneOption': 'Choose one option only',
  'paper.answer.notNumber': 'Enter digits only',
  'paper.answer.scoreRange': 'Enter a score between {minimum} and {maximum}',
  'paper.answer.whole': 'Enter a whole number',
  'paper.answer.precision': 'No more than {precision} decimals',
  'paper.answer.step': 'The score starts at {minimum} and rises by {step}',
  'paper.answer.textTooLong': 'At most {maximum} characters: {excess} too many to be saved',
  'paper.answer.reasonRequired': 'Please explain why',
} as const
