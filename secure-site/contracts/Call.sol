// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// One transaction of the account.
struct Call {
    address to;
    uint256 value;
    bytes data;
}

library Calls {
    bytes32 private constant CALL_TYPE = keccak256("Call(address to,uint256 value,bytes data)");

    /// Of a list of calls inside signed data (EIP-712).
    function hashOf(Call[] calldata calls) internal pure returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](calls.length);
        for (uint256 i = 0; i < hashes.length; i++) {
            Call calldata each = calls[i];
            hashes[i] = keccak256(abi.encode(CALL_TYPE, each.to, each.value, keccak256(each.data)));
        }
        return keccak256(abi.encodePacked(hashes));
    }
}
