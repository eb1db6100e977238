/**
 * Saves a questionnaire's base and its setting, which are two calls: what is refused more easily goes first,
 * so that a refusal leaves nothing half-written. Another type must stand before the setting, for the server
 * starts it with that type's own rule (R2). Rejects with the first refusal; answers the saved setting.
 */
export async function saveBoth<Saved>(
  isOtherType: boolean,
  saveBase: () => Promise<unknown>,
  saveSetting: () => Promise<Saved>,
): Promise<Saved> {
  if (isOtherType) {
    await saveBase()
    return saveSetting()
  }
  const saved = await saveSetting()
  await saveBase()
  return saved
}
