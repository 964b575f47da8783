export const PROPOSAL_EVENTS: readonly string[] = ['accountsChanged', 'chainChanged']
