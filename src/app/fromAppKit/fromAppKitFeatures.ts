import type { Features } from '../../domain/options'
import type { AppKitFeatures, LeftOut } from './AppKitOptions'
import { FEATURES_LEFT_OUT, listLeftOut } from './leftOut'

const SAME = [
  'email',
  'socials',
  'swaps',
  'onramp',
  'activity',
  'receive',
  'send',
  'allWallets',
  'emailShowWallets',
  'collapseWallets',
  'legalCheckbox',
  'smartSessions',
  'pay',
] as const satisfies readonly (keyof AppKitFeatures & keyof Features)[]

/** Ordered lists with their supported names; other names are reported. */
const ORDERS = {
  connectorTypeOrder: [
    'walletConnect',
    'recent',
    'injected',
    'featured',
    'custom',
    'external',
    'recommended',
  ],
  connectMethodsOrder: ['wallet', 'email', 'social'],
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
} as const satisfies Partial<Record<keyof AppKitFeatures & keyof Features, readonly string[]>>

const KNOWN: readonly string[] = [
  ...SAME,
  ...Object.keys(ORDERS),
  ...Object.keys(FEATURES_LEFT_OUT),
  'history',
  'analytics',
  'payWithExchange',
]

interface Taken {
  readonly features: Partial<Features>
  readonly leftOut: readonly LeftOut[]
}

function takeOrders(given: AppKitFeatures): Taken {
  const features: Record<string, readonly string[]> = {}
  const leftOut: LeftOut[] = []
  for (const [name, known] of Object.entries(ORDERS) as [
    keyof typeof ORDERS,
    readonly string[],
  ][]) {
    const wanted = given[name]
    if (wanted === undefined) continue
    features[name] = wanted.filter(each => known.includes(each))
    for (const each of wanted.filter(other => !known.includes(other))) {
      const option = `features.${name}: ${each}`
      leftOut.push({
        option,
        reason: 'There is nothing of that name to put in order.',
        instead: null,
      })
    }
  }
  return { features, leftOut }
}

/** With `pay`, AppKit offers neither email nor socials. */
const withoutLogins = (given: AppKitFeatures): AppKitFeatures =>
  given.pay === true ? { ...given, email: false, socials: false } : given

/** Converts AppKit's features to this package's, and reports the others. */
export function fromAppKitFeatures(asked: AppKitFeatures): Taken {
  const given = withoutLogins(asked)
  const same = Object.fromEntries(
    SAME.flatMap(name => (given[name] === undefined ? [] : [[name, given[name]]])),
  )
  const orders = takeOrders(given)
  const activity = given.activity ?? given.history
  const pay = given.pay ?? given.payWithExchange
  return {
    features: {
      ...same,
      ...(activity !== undefined && { activity }),
      ...(pay !== undefined && { pay }),
      ...orders.features,
      // Requires the visitor's consent here, which AppKit does not ask for.
      ...(given.analytics === false && { analytics: false }),
    },
    leftOut: [
      ...listLeftOut(given, FEATURES_LEFT_OUT, 'features.'),
      ...orders.leftOut,
      ...(given.analytics === true
        ? [
            {
              option: 'features.analytics',
              reason: 'Nothing is sent before the visitor has agreed.',
              instead: 'features.analytics together with analytics: { hasConsent }',
            },
          ]
        : []),
      ...Object.keys(given)
        .filter(name => !KNOWN.includes(name))
        .map(name => ({
          option: `features.${name}`,
          reason: 'AppKit documents no feature of that name.',
          instead: null,
        })),
    ],
  }
}
