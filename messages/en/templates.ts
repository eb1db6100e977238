/** The template library. */
export const templates = {
  'templates.shipped': 'Shipped with the product',
  'templates.own': 'Of this enterprise',
  'templates.use': 'Use this template',
  'templates.preview': 'Preview',
  'templates.copy': 'Save as own template',
  'templates.empty': 'No templates yet. A questionnaire can be saved as one.',
  'templates.intro': 'Questions and indicators that are ready to go: choose one and start.',
  'templates.contents': 'Pages: {pages}, questions: {count}',
  'templates.copied': 'Saved as own template',
  'templates.removed.one': '{count} template removed',
  'templates.removed.other': '{count} templates removed',
  'templates.useThis': 'Use the template “{title}”',
} as const
