/** The enterprise, its licence and its mails. */
export const enterprise = {
  'enterprise.name': 'Enterprise name',
  'enterprise.logo': 'Logo',
  'enterprise.licence': 'Licence',
  'enterprise.version.0': 'Free',
  'enterprise.version.1': 'Enterprise',
  'enterprise.used': '{used} of {permitted} used',
  'enterprise.unlimited': 'Unlimited',
  'enterprise.nearLimit': '{percent} % of the licence is used',
  'mails.to': 'To',
  'mails.subject': 'Subject',
  'mails.state': 'Status',
  'mails.waiting': 'Waiting',
  'mails.sent': 'Sent',
  'mails.failed': 'Failed',
  'mails.noSmtp': 'No mail server is configured, so mails stay here and can be read.',
  'mails.empty': 'No mails yet.',
} as const
