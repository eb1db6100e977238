/** What of an uploaded picture the browser and the server both look at; the operations say so, too (uploadAvatar, uploadLogo). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const LARGEST_PICTURE_MB = 2

export const isTooLarge = ({ size }: { size: number }) => size > LARGEST_PICTURE_MB * 1024 * 1024
