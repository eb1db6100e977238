/** Dimensions (indicators), weights, bound questions. */
export const dimensions = {
  'dimensions.add': 'Add indicator',
  'dimensions.name': 'Indicator',
  'dimensions.weight': 'Weight',
  'dimensions.weightSum': 'Weights add up to {sum} %',
  'dimensions.equalWeights': 'Distribute equally',
  'dimensions.questions': 'Bound questions',
  'dimensions.unbound': 'Questions not bound yet',
  'dimensions.bind': 'Bind questions',
  'dimensions.bound': '{bound} of {total} questions bound',
  'dimensions.empty': 'No indicators yet. Add one, then bind questions to it.',
  'dimensions.delete.confirm': 'Delete the indicator “{name}”? Its questions become unbound.',
} as const
