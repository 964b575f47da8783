/** A wallet of the directory (Project service `/getWallets`), or one that the host defines. */
export interface Wallet {
  readonly id: string
  readonly name: string
  readonly badge_type?: 'none' | 'certified'
  readonly chains?: readonly string[]
  readonly homepage?: string
  readonly image_id?: string
  readonly image_url?: string
  readonly order?: number
  readonly rdns?: string | null
  readonly link_mode?: string | null
  readonly mobile_link?: string | null
  readonly desktop_link?: string | null
  readonly webapp_link?: string | null
  readonly app_store?: string | null
  readonly play_store?: string | null
  readonly chrome_store?: string | null
}
