/** Evaluatees, raters, relation levels. */
export const relations = {
  'level.superior': 'Superior',
  'level.sameLevel': 'Same level',
  'level.subordinate': 'Subordinate',
  'level.self': 'Self',
  'level.custom': 'Other relation',
  'level.pool': 'Other raters',
  'relations.addEvaluatees': 'Add evaluatees',
  'relations.addRaters': 'Add raters',
  'relations.autoBind': 'Assign raters automatically',
  'relations.autoBind.hint':
    'Assigns superiors, peers, subordinates and self from the organisation and spreads the load evenly.',
  'relations.autoBind.done.one': '{count} relation added',
  'relations.autoBind.done.other': '{count} relations added',
  'relations.removeEvaluatee.confirm': 'Remove “{name}” and all raters of this person?',
  'relations.evaluatee': 'Evaluatee',
  'relations.raters': 'Raters',
  'relations.noRaters': 'No raters',
  'relations.fewRaters': 'Fewer than {count}',
  'relations.weights': 'Weights of relations',
  'relations.search': 'Search name, pinyin or employee number',
  'relations.empty': 'No evaluatees yet. Add some, then assign raters automatically.',
} as const
