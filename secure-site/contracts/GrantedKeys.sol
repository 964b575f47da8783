// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./Call.sol";
import "./SignatureCheck.sol";
import "./UnlimitedMoves.sol";

/// What may be spent in each period from `start` on.
struct Allowance {
    /// Zero for the network's coin.
    address token;
    /// Of one period, in the smallest unit.
    uint192 amount;
    /// Seconds since 1970.
    uint64 start;
    /// Seconds.
    uint32 period;
}

/// A function of another contract that may be called, with at most so much of the coin each time.
struct AllowedFunction {
    address to;
    bytes4 selector;
    uint128 valueLimit;
}

/// What an account allows other keys to do.
struct Grant {
    /// Granted once: neither what is revoked nor what is over comes back.
    bytes32 id;
    /// The first second in which it is over.
    uint64 expiry;
    address[] keys;
    Allowance[] allowances;
    AllowedFunction[] functions;
}

/// What a granted key signs so that another account may send it.
struct KeyBatch {
    bytes32 grantId;
    Call[] calls;
    /// The key's own count in this grant; each is used once.
    uint256 nonce;
    /// The last second in which it may be sent.
    uint256 deadline;
    /// How much gas has to be left before the calls, so that a sender can't starve one of them.
    uint256 minGas;
}

/// Keeps what each account grants to other keys, and counts what they spend. Each account writes its own grants, and asks here before
/// it makes a call of a key. There is no owner and nothing to be upgraded: only the account that granted can revoke.
contract GrantedKeys {
    error WrongGrant();
    error GrantExists();
    error UnknownGrant();
    error GrantExpired();
    error GrantRevoked();
    error NotTheKey();
    error NotAllowed(uint256 index);
    error AllowanceExceeded(uint256 left, uint256 wanted);
    error KeySignatureWrong();
    error KeyNonceWrong(uint256 expected);
    error KeyDeadlinePassed();

    event KeysGranted(address indexed account, bytes32 indexed id, uint64 expiry);
    event KeysRevoked(address indexed account, bytes32 indexed id);
    event KeyUsed(address indexed account, bytes32 indexed id, address indexed key);

    /// An allowance, and what was spent of it in the period of its last use.
    struct Budget {
        address token;
        uint64 start;
        uint32 period;
        uint192 amount;
        uint64 lastPeriod;
        uint192 spent;
    }

    struct Limit {
        bool isAllowed;
        uint128 value;
    }

    struct KeptGrant {
        uint64 expiry;
        bool isRevoked;
        mapping(address => bool) isKey;
        mapping(address => uint256) nonces;
        mapping(address => mapping(bytes4 => Limit)) functions;
        Budget[] budgets;
    }

    bytes4 private constant TRANSFER = bytes4(keccak256("transfer(address,uint256)"));
    bytes4 private constant APPROVE = bytes4(keccak256("approve(address,uint256)"));
    bytes4 private constant INCREASE_ALLOWANCE = bytes4(keccak256("increaseAllowance(address,uint256)"));
    bytes4 private constant INCREASE_APPROVAL = bytes4(keccak256("increaseApproval(address,uint256)"));
    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant NAME_HASH = keccak256("EmbeddedAccountKeys");
    bytes32 private constant VERSION_HASH = keccak256("1");
    bytes32 private constant KEY_BATCH_TYPE =
        keccak256(
            "KeyBatch(address account,bytes32 grantId,Call[] calls,uint256 nonce,uint256 deadline,uint256 minGas)Call(address to,uint256 value,bytes data)"
        );

    mapping(address => mapping(bytes32 => KeptGrant)) private grants;

    /// Called by the account that grants.
    function grant(Grant calldata wanted) external {
        if (wanted.expiry <= block.timestamp) revert GrantExpired();
        KeptGrant storage kept = grants[msg.sender][wanted.id];
        if (kept.expiry != 0) revert GrantExists();
        kept.expiry = wanted.expiry;
        for (uint256 i = 0; i < wanted.keys.length; i++) {
            if (wanted.keys[i] == address(0)) revert WrongGrant();
            kept.isKey[wanted.keys[i]] = true;
        }
        for (uint256 i = 0; i < wanted.allowances.length; i++) {
            Allowance calldata each = wanted.allowances[i];
            if (each.period == 0 || isCollectible(each.token)) revert WrongGrant();
            kept.budgets.push(Budget(each.token, each.start, each.period, each.amount, 0, 0));
        }
        for (uint256 i = 0; i < wanted.functions.length; i++) {
            AllowedFunction calldata each = wanted.functions[i];
            // Of tokens, keys move what an allowance limits, and nothing else.
            if (isCounted(each.selector) || UnlimitedMoves.has(each.selector)) revert WrongGrant();
            kept.functions[each.to][each.selector] = Limit(true, each.valueLimit);
        }
        emit KeysGranted(msg.sender, wanted.id, wanted.expiry);
    }

    /// Called by the account that granted.
    function revoke(bytes32 id) external {
        KeptGrant storage kept = grants[msg.sender][id];
        if (kept.expiry == 0) revert UnknownGrant();
        kept.isRevoked = true;
        emit KeysRevoked(msg.sender, id);
    }

    /// Counts the calls of a key, or reverts. Called by an account that knows for sure that the key asks.
    function use(bytes32 id, address key, Call[] calldata calls) external {
        count(mustStand(id, key), id, key, calls);
    }

    /// Counts the calls that a key signed, once, or reverts. Called by the account that is to make them.
    function useSigned(KeyBatch calldata batch, bytes calldata signature) external {
        if (block.timestamp > batch.deadline) revert KeyDeadlinePassed();
        address key = SignatureCheck.signerOf(digestOf(batch), signature);
        if (key == address(0)) revert KeySignatureWrong();
        KeptGrant storage kept = mustStand(batch.grantId, key);
        if (batch.nonce != kept.nonces[key]) revert KeyNonceWrong(kept.nonces[key]);
        kept.nonces[key] = batch.nonce + 1;
        count(kept, batch.grantId, key, batch.calls);
    }

    /// `expiry` is zero where the account never granted it.
    function grantOf(address account, bytes32 id) external view returns (uint64 expiry, bool isRevoked) {
        KeptGrant storage kept = grants[account][id];
        return (kept.expiry, kept.isRevoked);
    }

    /// Of the next batch that this key signs.
    function nonceOf(address account, bytes32 id, address key) external view returns (uint256) {
        return grants[account][id].nonces[key];
    }

    function mustStand(bytes32 id, address key) private view returns (KeptGrant storage kept) {
        kept = grants[msg.sender][id];
        if (kept.expiry == 0) revert UnknownGrant();
        if (kept.isRevoked) revert GrantRevoked();
        if (block.timestamp >= kept.expiry) revert GrantExpired();
        if (!kept.isKey[key]) revert NotTheKey();
    }

    function count(KeptGrant storage kept, bytes32 id, address key, Call[] calldata calls) private {
        for (uint256 i = 0; i < calls.length; i++) {
            if (!allow(kept, calls[i])) revert NotAllowed(i);
        }
        emit KeyUsed(msg.sender, id, key);
    }

    /// Counts what a call spends; false where it is none that was granted.
    function allow(KeptGrant storage kept, Call calldata call) private returns (bool) {
        // What the account may do with itself, or grant here, a key may not.
        if (call.to == msg.sender || call.to == address(this)) return false;
        if (call.data.length == 0) return spend(kept, address(0), call.value);
        if (call.data.length < 4) return false;
        bytes4 selector = bytes4(call.data[0:4]);
        if (isCounted(selector)) {
            if (call.to == address(0) || call.value != 0 || call.data.length != 68) return false;
            return spend(kept, call.to, uint256(bytes32(call.data[36:68])));
        }
        Limit storage limit = kept.functions[call.to][selector];
        if (!limit.isAllowed || call.value > limit.value) return false;
        // Coins are counted whichever way they leave.
        return call.value == 0 || spend(kept, address(0), call.value);
    }

    /// Tokens that leave, or that another account is allowed to take. All of these are of the form (address, uint256). An approval
    /// counts in full each time, also where it replaces another: what was approved before may have been taken already.
    function isCounted(bytes4 selector) private pure returns (bool) {
        return
            selector == TRANSFER ||
            selector == APPROVE ||
            selector == INCREASE_ALLOWANCE ||
            selector == INCREASE_APPROVAL;
    }

    /// ERC-721, by ERC-165: it has the same `approve`, where the number is no amount but names the token.
    function isCollectible(address token) private view returns (bool) {
        (bool success, bytes memory answer) = token.staticcall{gas: 30000}(
            abi.encodeWithSignature("supportsInterface(bytes4)", bytes4(0x80ac58cd))
        );
        return success && answer.length == 32 && bytes32(answer) == bytes32(uint256(1));
    }

    /// Every allowance for the token has to have room, and there has to be one.
    function spend(KeptGrant storage kept, address token, uint256 amount) private returns (bool isAllowed) {
        for (uint256 i = 0; i < kept.budgets.length; i++) {
            Budget storage each = kept.budgets[i];
            if (each.token != token) continue;
            if (block.timestamp < each.start) return false;
            uint64 period = uint64((block.timestamp - each.start) / each.period);
            uint256 spent = each.lastPeriod == period ? each.spent : 0;
            uint256 left = each.amount - spent;
            if (amount > left) revert AllowanceExceeded(left, amount);
            each.lastPeriod = period;
            each.spent = uint192(spent + amount);
            isAllowed = true;
        }
    }

    /// EIP-712, for one account on the network of this moment.
    function digestOf(KeyBatch calldata batch) private view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPE, NAME_HASH, VERSION_HASH, block.chainid, address(this)));
        bytes32 structHash = keccak256(
            abi.encode(
                KEY_BATCH_TYPE,
                msg.sender,
                batch.grantId,
                Calls.hashOf(batch.calls),
                batch.nonce,
                batch.deadline,
                batch.minGas
            )
        );
        return keccak256(abi.encodePacked("\x19\x01", domain, structHash));
    }
}
