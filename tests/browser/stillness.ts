/**
 * What moves on the page has come to rest: a colour on its way to another one has no contrast that anybody chose. What turns for
 * ever is not waited for. Runs in the page, also sent there as it stands.
 */
export async function stillness(): Promise<void> {
  await new Promise(requestAnimationFrame)
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  if (moving.length === 0) return
  await Promise.allSettled(moving.map(({ finished }) => finished))
  return stillness()
}
