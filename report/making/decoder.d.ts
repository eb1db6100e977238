declare module 'virtual:woff2-decoder' {
  interface Opening {
    /** Makes the instance from the imports the binding gives, and hands it back. */
    instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object
    onAbort(reason: unknown): void
  }

  interface Decoder {
    /** A view of the decoder's memory, good until its next call; false or null for what is no WOFF2. */
    decompress(woff2: Uint8Array): Uint8Array | false | null
  }

  /** woff2-encoder's binding without its binary (server/pdf/decoder.ts). */
  export default function openDecoder(opening: Opening): Promise<Decoder>
}
