const LANE_BITS = 64n
const LANE = (1n << LANE_BITS) - 1n
const RATE_BYTES = 136
const HASH_LANES = 4
const ROUNDS = 24

const rotate = (lane: bigint, by: bigint) => ((lane << by) | (lane >> (LANE_BITS - by))) & LANE
const laneAt = (lanes: readonly bigint[], index: number) => lanes[index] ?? 0n
const mod5 = (value: number) => value % 5

/** The constants of each round, from the shift register of the standard. */
function roundConstants(): readonly bigint[] {
  let register = 1
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n
    for (let power = 0; power < 7; power++) {
      if (register & 1) constant |= 1n << BigInt(2 ** power - 1)
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1
    }
    return constant
  })
}

/** Where each lane goes and how far it turns on the way. */
function laneMoves(): readonly { from: number; to: number; by: bigint }[] {
  let [x, y] = [1, 0]
  const moves = [{ from: 0, to: 0, by: 0n }]
  for (let step = 0; step < 24; step++) {
    const [nextX, nextY] = [y, mod5(2 * x + 3 * y)]
    const by = BigInt((((step + 1) * (step + 2)) / 2) % 64)
    moves.push({ from: x + 5 * y, to: nextX + 5 * nextY, by })
    ;[x, y] = [nextX, nextY]
  }
  return moves
}

function permute(start: readonly bigint[]): bigint[] {
  const moves = laneMoves()
  let lanes = [...start]
  for (const constant of roundConstants()) {
    const parity = [0, 1, 2, 3, 4].map(x =>
      [0, 5, 10, 15, 20].reduce((sum, row) => sum ^ laneAt(lanes, x + row), 0n),
    )
    const mixed = lanes.map(
      (lane, index) =>
        lane ^ laneAt(parity, mod5(index + 4)) ^ rotate(laneAt(parity, mod5(index + 1)), 1n),
    )
    const moved = [...mixed]
    for (const { from, to, by } of moves) moved[to] = rotate(laneAt(mixed, from), by)
    lanes = moved.map((lane, index) => {
      const row = index - mod5(index)
      const next = laneAt(moved, row + mod5(index + 1))
      return lane ^ (~next & LANE & laneAt(moved, row + mod5(index + 2)))
    })
    lanes[0] = laneAt(lanes, 0) ^ constant
  }
  return lanes
}

/** The Keccak-256 hash of ASCII text, as 64 hexadecimal digits. */
export function keccak256(text: string): string {
  const length = Math.ceil((text.length + 1) / RATE_BYTES) * RATE_BYTES
  const bytes = Array.from({ length }, (_, index) => text.charCodeAt(index) || 0)
  bytes[text.length] = 1
  bytes[length - 1] = (bytes[length - 1] ?? 0) | 0x80
  let lanes: bigint[] = Array.from({ length: 25 }, () => 0n)
  for (let start = 0; start < length; start += RATE_BYTES) {
    lanes = permute(
      lanes.map((lane, index) => {
        if (index * 8 >= RATE_BYTES) return lane
        const block = bytes.slice(start + index * 8, start + index * 8 + 8)
        return lane ^ block.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
      }),
    )
  }
  return lanes
    .slice(0, HASH_LANES)
    .flatMap(lane => Array.from({ length: 8 }, (_, index) => (lane >> BigInt(index * 8)) & 0xffn))
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
