// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./Call.sol";
import "./GrantedKeys.sol";
import "./SignatureCheck.sol";

/// What ERC-4337's entry point (version 0.7) hands to an account.
struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

/// What the owner signs so that a relayer may send it.
struct Batch {
    Call[] calls;
    /// The account's own count; each is used once.
    uint256 nonce;
    /// The last second in which it may be sent.
    uint256 deadline;
    /// The most that the account pays for being sent, in the smallest unit of the network's coin. Zero where another pays.
    uint256 maxFee;
    /// Who is paid.
    address feeRecipient;
    /// How much gas has to be left before the calls, so that a sender can't starve one of them.
    uint256 minGas;
}

/// An account with one owner, who can't be replaced. It makes calls that the owner sends or has signed, all or none of them, and
/// speaks for the owner by ERC-1271. Other keys act for it only as the owner granted. It has no upgrade, no module and no delegatecall.
contract EmbeddedAccount {
    error NotTheOwner();
    error NotTheEntryPoint();
    error OnlyForMeasuring();
    error AlreadyRunning();
    error WrongSignature();
    error WrongNonce(uint256 expected);
    error DeadlinePassed();
    error FeeTooHigh();
    error FeeNotPaid();
    error NotEnoughGas();
    error CallFailed(uint256 index, bytes reason);
    /// How `measure` ends where all calls succeed: the gas that they took.
    error Measured(uint256 gasOfCalls);

    event Executed(uint256 indexed nonce, uint256 fee);

    /// Of ERC-4337, version 0.7. Its address follows from its code, so that no other contract can stand there.
    address public constant ENTRY_POINT = 0x0000000071727De22E5E9d8BAf0edAc6f37da032;

    /// Where grants to other keys are kept: the address follows from that contract's code, too.
    GrantedKeys public constant KEYS = GrantedKeys(0x4Bb7F68Ab94B4BC4D2d0a30968E66267a07Dac5D);

    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant BATCH_TYPE =
        keccak256(
            "Batch(Call[] calls,uint256 nonce,uint256 deadline,uint256 maxFee,address feeRecipient,uint256 minGas)Call(address to,uint256 value,bytes data)"
        );
    bytes32 private constant MESSAGE_TYPE = keccak256("AccountMessage(bytes32 hash)");
    bytes32 private constant OPERATION_TYPE = keccak256("AccountOperation(bytes32 userOpHash)");
    bytes32 private constant NAME_HASH = keccak256("EmbeddedAccount");
    bytes32 private constant VERSION_HASH = keccak256("1");

    address public immutable owner;

    /// Of the next batch that a relayer may send.
    uint248 private nextNonce;
    bool private isRunning;

    /// Calls of the account may call it back, but can't start others before they are done.
    modifier once() {
        if (isRunning) revert AlreadyRunning();
        isRunning = true;
        _;
        isRunning = false;
    }

    constructor(address owner_) {
        if (owner_ == address(0)) revert NotTheOwner();
        owner = owner_;
    }

    receive() external payable {}

    function nonce() external view returns (uint256) {
        return nextNonce;
    }

    /// Makes the calls, sent by the owner or by the entry point after `validateUserOp`.
    function execute(Call[] calldata calls) external payable once {
        if (msg.sender != owner && msg.sender != ENTRY_POINT) revert NotTheOwner();
        run(calls);
    }

    /// Makes the calls that the owner signed. Anyone may send it; `fee` is what the sender asks for, up to what was signed.
    function executeSigned(Batch calldata batch, uint256 fee, bytes calldata signature) external once {
        if (block.timestamp > batch.deadline) revert DeadlinePassed();
        if (batch.nonce != nextNonce) revert WrongNonce(nextNonce);
        if (fee > batch.maxFee) revert FeeTooHigh();
        if (!SignatureCheck.isBy(owner, digestOf(hashOfBatch(batch)), signature)) revert WrongSignature();
        if (gasleft() < batch.minGas) revert NotEnoughGas();
        nextNonce = nextNonce + 1;
        run(batch.calls);
        if (fee > 0) {
            (bool isPaid, ) = batch.feeRecipient.call{value: fee}("");
            if (!isPaid) revert FeeNotPaid();
        }
        emit Executed(batch.nonce, fee);
    }

    /// Makes calls for a key that the owner granted them to, sent by that key, which pays for the gas.
    function executeAsKey(bytes32 grantId, Call[] calldata calls) external once {
        KEYS.use(grantId, msg.sender, calls);
        run(calls);
    }

    /// Makes calls that a granted key signed. Anyone may send it, and pays for the gas.
    function executeSignedByKey(KeyBatch calldata batch, bytes calldata signature) external once {
        KEYS.useSigned(batch, signature);
        if (gasleft() < batch.minGas) revert NotEnoughGas();
        run(batch.calls);
    }

    /// Tries the calls without a signature and always reverts, with `Measured` where they succeed. Only a server that is asked can do
    /// this, never a transaction: those have an origin.
    function measure(Call[] calldata calls) external {
        if (tx.origin != address(0)) revert OnlyForMeasuring();
        if (isRunning) revert AlreadyRunning();
        isRunning = true;
        uint256 before = gasleft();
        run(calls);
        revert Measured(before - gasleft());
    }

    /// ERC-1271. The owner signs the hash together with this account and this network, so that a signature for one account of the
    /// owner is none for another, and none of a message is one of a batch.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        bytes32 digest = digestOf(keccak256(abi.encode(MESSAGE_TYPE, hash)));
        return SignatureCheck.isBy(owner, digest, signature) ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    /// ERC-4337. Pays the entry point what it lacks; 1 tells that the signature is not the owner's.
    function validateUserOp(
        PackedUserOperation calldata operation,
        bytes32 userOpHash,
        uint256 missingFunds
    ) external returns (uint256) {
        if (msg.sender != ENTRY_POINT) revert NotTheEntryPoint();
        bytes32 digest = digestOf(keccak256(abi.encode(OPERATION_TYPE, userOpHash)));
        bool isSigned = SignatureCheck.isBy(owner, digest, operation.signature);
        if (missingFunds > 0) {
            (bool isPaid, ) = ENTRY_POINT.call{value: missingFunds}("");
            isPaid; // the entry point looks for itself whether it was paid
        }
        return isSigned ? 0 : 1;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC1155Received.selector;
    }

    function onERC1155BatchReceived(
        address,
        address,
        uint256[] calldata,
        uint256[] calldata,
        bytes calldata
    ) external pure returns (bytes4) {
        return this.onERC1155BatchReceived.selector;
    }

    /// ERC-165: itself, ERC-1271, and the receivers of ERC-721 and ERC-1155.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x1626ba7e || id == 0x150b7a02 || id == 0x4e2312e0;
    }

    function run(Call[] calldata calls) private {
        for (uint256 i = 0; i < calls.length; i++) {
            Call calldata each = calls[i];
            (bool success, bytes memory answer) = each.to.call{value: each.value}(each.data);
            if (!success) revert CallFailed(i, answer);
        }
    }

    function hashOfBatch(Batch calldata batch) private pure returns (bytes32) {
        return
            keccak256(
                abi.encode(
                    BATCH_TYPE,
                    Calls.hashOf(batch.calls),
                    batch.nonce,
                    batch.deadline,
                    batch.maxFee,
                    batch.feeRecipient,
                    batch.minGas
                )
            );
    }

    /// EIP-712, with the network of this moment: a fork of the network takes no signature of the other side.
    function digestOf(bytes32 structHash) private view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPE, NAME_HASH, VERSION_HASH, block.chainid, address(this)));
        return keccak256(abi.encodePacked("\x19\x01", domain, structHash));
    }
}
