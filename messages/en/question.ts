/** A question as the one who answers sees it: the answering site and the editor's preview. */
export const question = {
  'question.unable': 'No opportunity to observe',
  'question.optional': 'Optional',
  'question.several': 'Choose all that apply',
  'question.choose': 'Choose…',
  'question.clear': 'Clear the choice',
  'question.reason': 'Please explain why you chose this option',
  'question.characters': '{used} / {maximum}',
  'question.bounds': 'A whole number from {minimum} to {maximum}',
  'question.bounds.decimals': 'From {minimum} to {maximum}, with at most {precision} decimals',
  'question.slide': 'Drag the handle, or tap the place you mean',
  'question.slide.none': 'Not rated yet',
  'question.scale.end': '{score}, {description}',
} as const
