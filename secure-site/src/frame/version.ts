/** Version of the frame protocol (protocol §5.1). */
export const FRAME_VERSION = '4'
