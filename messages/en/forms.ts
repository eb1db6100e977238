/** What every form of the admin says. */
export const forms = {
  'form.image.choose': 'Choose a picture',
  'form.image.hint': 'JPEG, PNG or WebP, at most 2 MB',
  'form.image.tooLarge': 'A picture has at most {most} MB. Choose a smaller one.',
  'form.stale.title': 'Somebody else changed this in between',
  'form.stale.text': 'While you were editing, somebody else saved these changes:',
  'form.stale.mine': 'Keep mine',
  'form.stale.theirs': 'Take theirs',
  'form.stale.mineIs': 'If you keep yours, what you changed is saved, and the other fields keep their changes.',
  'form.stale.weightsMine':
    'If you keep yours, what you changed is saved (all weights, where you changed one), and the rest keeps their changes. Where the weights do not sum to 100 %, adjust them and save again.',
  'form.stale.keptMine':
    'If you keep yours, everything you changed comes back for you to check and save. If you take theirs, what is listed stays as it is, and the rest of your changes comes back.',
  'form.stale.added': 'added',
  'form.stale.removed': 'deleted',
} as const
