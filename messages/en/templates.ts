/** The template library. */
export const templates = {
  'templates.shipped': 'Shipped with the product',
  'templates.own': 'Of this enterprise',
  'templates.use': 'Use this template',
  'templates.preview': 'Preview',
  'templates.copy': 'Save as own template',
  'templates.remove.confirm': 'Remove “{title}” from the template library?',
  'templates.empty': 'No templates yet. A questionnaire can be saved as one.',
  'templates.search': 'Search templates',
  'templates.all': 'All',
  'templates.intro': 'Questions and indicators that are ready to go: choose one and start.',
  'templates.contents': '{pages} pages, {count} questions',
  'templates.noneFound': 'No template matches.',
  'templates.copied': 'Saved as own template',
  'templates.removed': 'Removed',
  'templates.useThis': 'Use the template “{title}”',
} as const
