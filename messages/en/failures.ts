/** What the browser itself says when a call or a file fails (spec §6, §8 Error catalogue). */
export const failures = {
  'product.name': 'Roundview',
  'failure.unauthenticated': 'You are not logged in, redirecting you to the login page',
  'failure.unauthorized': 'The current user has insufficient permission, redirecting you to the evaluation page...',
  'failure.business': '{message} [{code}]',
  'failure.code': 'Operation failed [{code}]',
  'failure.network': 'Request to server failed [{message}]',
  'failure.plain': 'Operation error',
  'failure.chunk': 'Part of the page failed to load ({reason}: {address}). Reload the page to try again.',
  'failure.chunk.css': 'The CSS chunk failed to load ({address}). Reload the page to try again.',
  'failure.chunk.missing': 'missing',
  'failure.chunk.timeout': 'timeout',
  'failure.chunk.other': 'other reason',
  'failure.ApiBadRequestError': 'The request is not valid: {message}',
  'failure.ApiResponseNotSuccessfulError': '{message} [{code}]',
  'failure.UnauthenticatedError': 'You are not logged in, redirecting you to the login page',
  'failure.UnauthorizedError':
    'The current user has insufficient permission, redirecting you to the evaluation page...',
  'failure.FileError': 'There is a problem with the file: {message}',
  'failure.DataInvalidError': 'The data is not valid: {message}',
} as const
