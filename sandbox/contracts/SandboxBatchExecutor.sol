// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// The code an account delegates to (EIP-7702) to have several calls run in one transaction.
contract SandboxBatchExecutor {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    error OnlyTheAccount();
    error CallFailed(uint256 index, bytes reason);

    receive() external payable {}

    /// Runs every call, or none. Only the account itself may ask for it.
    function execute(Call[] calldata calls) external payable {
        if (msg.sender != address(this)) revert OnlyTheAccount();
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success, bytes memory reason) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (!success) revert CallFailed(i, reason);
        }
    }

    /// An account with code is asked by contracts whether it takes a collectible (ERC-721).
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    /// And by verifiers whether a signature is its own (ERC-1271): one of the account's key is.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        bool isOwn = ecrecover(hash, uint8(signature[64]), r, s) == address(this);
        return isOwn ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}
