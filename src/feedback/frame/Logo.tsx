const SHAPE = { display: 'block', maxWidth: '100%', objectFit: 'contain', marginBottom: 'var(--space-4)' } as const

/** On whose behalf one is asked; nothing where no logo was uploaded. */
export function Logo({ address, name }: { address: string; name: string }) {
  return address === '' ? null : <img src={address} alt={name} height={48} style={SHAPE} />
}
